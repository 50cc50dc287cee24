import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ContentStore } from '../../store/ContentStore.ts'
import { clearDefinitions } from '../../store/definitions.ts'
import { defineIndex } from '../../store/index.ts'
import type { Index } from '../../store/reader.ts'
import { SortedIndex } from '../../store/SortedIndex.ts'
import type { FindIndex } from '../../store/IndexSet.ts'
import { Mirror } from './Mirror.ts'
import { openMirror } from './openMirror.ts'

const CODE = 'code-1'
const NOW = 0

const post = (id: string, date: string, tags: string[] = []): MirroredDocument => ({
  collection: 'blogs',
  id,
  updatedAt: date,
  locales: { en: { date, tags }, ar: date.endsWith('1') ? { date, tags: [] } : null },
})

let byTag: Index

beforeEach(() => {
  byTag = defineIndex({
    name: 'blogs.byTag',
    collection: 'blogs',
    entriesOf: ({ date, tags }) =>
      ['all', ...(tags as string[])].map((partition) => ({ partition, key: String(date) })),
  })
})
afterEach(() => clearDefinitions())

function aMirror(...documents: MirroredDocument[]) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-kept-'))
  const database = openMirror(join(folder, 'mirror.sqlite'))
  onTestFinished(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })
  const mirror = new Mirror(database)
  mirror.apply(documents, [])
  return mirror
}

/** The index as its documents give it, as a process makes it that finds nothing kept. */
function built({ source }: Mirror): SortedIndex {
  const sorted = new SortedIndex(byTag)
  for (const { id, locales: bodies } of source.each('blogs')) sorted.replace(id, bodies)
  return sorted
}

/** The index as the next process has it. */
function recalled(mirror: Mirror, code = CODE) {
  const findIndex: FindIndex = (index) => mirror.keptIndexes.find(index, code, mirror.source)
  const store = new ContentStore(mirror.source, NOW, { findIndex })
  const read = vi.spyOn(mirror.source, 'get')
  while (!store.indexes.prepare());
  const reads = read.mock.calls.length
  read.mockRestore()
  return { sorted: store.indexes.wholeOf('blogs')?.[0] as SortedIndex, reads }
}

const listsOf = (sorted: SortedIndex) =>
  locales.map((locale) =>
    sorted
      .lists(locale)
      .partitions.map(([name]) => [name, ...sorted.places(locale, name)])
      .toSorted(),
  )

test('indexes that were kept are taken in without reading a document', () => {
  const mirror = aMirror(post('a', '01', ['tax']), post('b', '02', ['tax', 'law']), post('c', '03'))
  mirror.keptIndexes.keep('blogs', [built(mirror)], CODE)

  const { sorted, reads } = recalled(mirror)

  expect(reads).toBe(0)
  expect(sorted.places('en', 'tax')).toHaveLength(2)
  expect(listsOf(sorted)).toEqual(listsOf(built(mirror)))
})

test('of other code, or forgotten, they are built', () => {
  const mirror = aMirror(post('a', '01'), post('b', '02'))
  mirror.keptIndexes.keep('blogs', [built(mirror)], CODE)

  expect(recalled(mirror, 'code-2').reads).toBe(2)
  mirror.keptIndexes.clear()
  expect(recalled(mirror).reads).toBe(2)
})

test('they are due when none are kept by this code, and after many documents were written', () => {
  const mirror = aMirror(post('a', '01'))
  const isDue = (code = CODE) => mirror.keptIndexes.isDue('blogs', [byTag], code)
  expect(isDue()).toBe(true)
  mirror.keptIndexes.keep('blogs', [built(mirror)], CODE)
  expect([isDue(), isDue('code-2')]).toEqual([false, true])

  mirror.apply(
    Array.from({ length: 1_001 }, (_, n) => post(`p${n}`, '02')),
    [],
  )

  expect(isDue()).toBe(true)
})

const change = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    n: fc.nat(5),
    date: fc.constantFrom('01', '02', '11'),
    tags: fc.subarray(['tax', 'law']),
  }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'hold' as const, 'keep' as const), n: fc.nat(5) }),
)

test('whatever is written since, they are what the documents give', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const mirror = aMirror(post('p0', '01'), post('p1', '02', ['tax']))
      mirror.keptIndexes.keep('blogs', [built(mirror)], CODE)
      for (const made of changes) {
        const ref = { collection: 'blogs', id: `p${made.n}` }
        if (made.kind === 'put') mirror.apply([post(ref.id, made.date, made.tags)], [])
        else if (made.kind === 'remove') mirror.apply([], [ref])
        else if (made.kind === 'hold') mirror.holdBack([ref])
        else mirror.keptIndexes.keep('blogs', [recalled(mirror).sorted], CODE)

        const { sorted } = recalled(mirror)
        expect(listsOf(sorted)).toEqual(listsOf(built(mirror)))
        // What each document's places are is kept by document too: leaving them all must empty the index.
        for (const id of mirror.source.ids('blogs')) sorted.replace(id, { en: null, ar: null })
        expect(listsOf(sorted)).toEqual([[], []])
      }
    }),
    { numRuns: 25 },
  )
})
