import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { inTransaction, openMirror } from '../mirror/openMirror.ts'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { ReleaseHistory } from './ReleaseHistory.ts'

type Files = Record<string, string | null>

function aDatabase(): DatabaseSync {
  const { folder, remove } = temporaryFolder()
  const database = openMirror(join(folder, 'mirror.sqlite'))
  onTestFinished(() => {
    database.close()
    remove()
  })
  return database
}

function prepare(history: ReleaseHistory, number: number, files: Files): void {
  const of = { number, id: `r${number}`, code: 'code', timestamp: number, startedAt: '', pages: 0 }
  const changes = Object.entries(files).map(([path, blob]) => ({ path, blob }))
  history.prepare({ ...of, changes: [], outbox: [], rollbackOf: null }, changes)
}

/** A history of releases, each given by the files that it changed. */
function aHistory(releases: Files[], database = aDatabase()): ReleaseHistory {
  const history = new ReleaseHistory(database)
  for (const [index, files] of releases.entries()) {
    prepare(history, index + 1, files)
    history.markLive(index + 1, '', 0)
  }
  return history
}

const RELEASES: Files[] = [
  { a: 'a1', b: 'b1', c: 'c1' },
  { a: 'a2', d: 'd2' },
  { a: 'a3', b: null },
  { a: 'a4', c: 'c4' },
  { b: 'b1', d: null },
]

test('what is dropped is what no kept release has, whether in one step or in several', () => {
  const [steps, atOnce] = [aHistory(RELEASES), aHistory(RELEASES)]

  expect(steps.prune(2, 2)).toEqual(['a1'])
  expect(steps.prune(3, 3)).toEqual(['a2'])
  expect(steps.prune(5, 5).sort()).toEqual(['a3', 'c1', 'd2'])
  expect(atOnce.prune(5, 5).sort()).toEqual(['a1', 'a2', 'a3', 'c1', 'd2'])

  const live = [
    { path: 'a', blob: 'a4' },
    { path: 'b', blob: 'b1' },
    { path: 'c', blob: 'c4' },
  ]
  expect(steps.filesAt(5)).toEqual(live)
  expect(atOnce.filesAt(5)).toEqual(live)
})

test('every kept release can still be shown as it was', () => {
  const history = aHistory(RELEASES)
  const before = [3, 4, 5].map((number) => history.filesAt(number))

  history.prune(3, 3)

  expect([3, 4, 5].map((number) => history.filesAt(number))).toEqual(before)
})

test('what changed between two releases is what each path holds in the later one, however many they are', () => {
  const many = Object.fromEntries(Array.from({ length: 450 }, (_, index) => [`many/${index}`, `m${index}`]))
  const releases = [...RELEASES, many, { 'many/7': null, 'many/8': 'again', e: 'e7' }]
  const history = aHistory(releases)
  const changes = (from: number, to: number) =>
    [...history.changesBetween(from, to)].sort((a, b) => a.path.localeCompare(b.path))
  const last = history.newestNumber()

  for (const [from, to] of [
    [0, 1],
    [0, last],
    [1, 3],
    [4, last],
    [5, 6],
    [6, last],
  ] as const) {
    const paths = [...new Set(releases.slice(from, to).flatMap((files) => Object.keys(files)))].sort((a, b) =>
      a.localeCompare(b),
    )
    expect(changes(from, to)).toEqual(paths.map((path) => ({ path, blob: history.blobAt(path, to) })))
  }
  expect(changes(last, last)).toEqual([])
})

test('what a path holds follows each release, and what was not written down after all counts for nothing', () => {
  const database = aDatabase()
  const history = aHistory(RELEASES.slice(0, 1), database)
  const held = (paths: string[]) => paths.map((path) => history.blobAt(path, history.newestNumber()))
  expect(held(['a', 'b', 'd'])).toEqual(['a1', 'b1', null])

  const fail = () =>
    inTransaction(database, () => {
      prepare(history, 2, { a: 'lost', d: 'lost' })
      throw new Error('The disk is full.')
    })
  expect(fail).toThrow('full')
  expect(held(['a', 'b', 'd'])).toEqual(['a1', 'b1', null])

  prepare(history, 2, RELEASES[1] as Files)
  expect(held(['a', 'b', 'd'])).toEqual(['a2', 'b1', 'd2'])
  history.abandonPrepared()
  expect(held(['a', 'b', 'd'])).toEqual(['a1', 'b1', null])
})
