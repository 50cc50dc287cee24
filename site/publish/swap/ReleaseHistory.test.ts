import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMirror } from '../mirror/openMirror.ts'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { ReleaseHistory } from './ReleaseHistory.ts'

type Files = Record<string, string | null>

/** A history of releases, each given by the files that it changed. */
function aHistory(releases: Files[]): ReleaseHistory {
  const { folder, remove } = temporaryFolder()
  const database = openMirror(join(folder, 'mirror.sqlite'))
  onTestFinished(() => {
    database.close()
    remove()
  })
  const history = new ReleaseHistory(database)
  for (const [index, files] of releases.entries()) {
    const number = index + 1
    const of = { number, id: `r${number}`, code: 'code', timestamp: number, startedAt: '', pages: 0 }
    const changes = Object.entries(files).map(([path, blob]) => ({ path, blob }))
    history.prepare({ ...of, changes: [], outbox: [], rollbackOf: null }, changes)
    history.markLive(number, '', 0)
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
