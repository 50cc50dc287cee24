import { type Locale, locales } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { expect, test } from 'vitest'
import { IndexBuilder } from './IndexBuilder.ts'
import { MemorySource } from './MemorySource.ts'
import type { Index } from './reader.ts'
import { NOWHERE, SortedIndex } from './SortedIndex.ts'

const GROUPS = ['red', 'green', 'blue']
const PARTITIONS = [...GROUPS.map((group) => `group:${group}`), ...Array.from({ length: 12 }, (_, n) => `name:n${n}`)]

/** By group and by name: partitions that many share and partitions of one, equal keys and unequal ones. */
const index: Index = {
  name: 'things',
  collection: 'things',
  entriesOf: ({ groups, date, name }) => [
    ...(groups as string[]).map((group) => ({ partition: `group:${group}`, key: String(date) })),
    { partition: `name:${String(name)}`, key: '' },
  ],
}

function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % below
  }
}

function aBody(random: (below: number) => number): DocumentBody | null {
  if (random(5) === 0) return null
  const groups = GROUPS.filter(() => random(2) === 0)
  return { groups, date: `2026-0${1 + random(9)}`, name: `n${random(12)}` }
}

const aThing = (id: string, random: (below: number) => number): MirroredDocument => ({
  collection: 'things',
  id,
  updatedAt: '',
  locales: { en: aBody(random), ar: aBody(random) },
})

const stateOf = (sorted: SortedIndex) =>
  locales.map((locale) => PARTITIONS.map((partition) => sorted.places(locale, partition)))

/** The same by looking at every document. */
function expectedState(source: MemorySource, ids: string[]) {
  const placesOf = (locale: Locale, partition: string, id: string) => {
    const body = source.get('things', id)?.locales[locale] ?? null
    const entries = body === null ? [] : index.entriesOf(body, locale, id)
    return entries.filter((entry) => entry.partition === partition).map(({ key }) => `${key}\u0000${id}`)
  }
  return locales.map((locale) =>
    PARTITIONS.map((partition) => ids.flatMap((id) => placesOf(locale, partition, id)).sort()),
  )
}

test('an index that followed any changes stands as one that is built from the documents', () => {
  const random = numbers(7)
  const ids = Array.from({ length: 30 }, (_, n) => `t${n}`)
  const source = new MemorySource(ids.slice(0, 20).map((id) => aThing(id, random)))
  const [followed] = new IndexBuilder([index], 'things', source).finish() as [SortedIndex]

  for (let turn = 0; turn < 300; turn++) {
    const id = ids[random(ids.length)] as string
    const next = random(6) === 0 ? null : aThing(id, random)
    if (next === null) source.remove('things', id)
    else source.put(next)
    followed.replace(id, next?.locales ?? { en: null, ar: null })
  }

  const [built] = new IndexBuilder([index], 'things', source).finish() as [SortedIndex]
  expect(stateOf(followed)).toEqual(expectedState(source, ids))
  expect(stateOf(built)).toEqual(expectedState(source, ids))
})

test.for([1, 3, 7])(
  'an index that is built %i documents at a time, while they change, stands as one built at once',
  (some) => {
    const random = numbers(some)
    const ids = Array.from({ length: 40 }, (_, n) => `t${n}`)
    const source = new MemorySource(ids.slice(0, 30).map((id) => aThing(id, random)))
    const builder = new IndexBuilder([index], 'things', source)

    while (!builder.read(some)) {
      const id = ids[random(ids.length)] as string
      if (random(4) === 0) source.remove('things', id)
      else source.put(aThing(id, random))
      builder.changed(id)
    }

    const [built] = builder.finish() as [SortedIndex]
    expect(stateOf(built)).toEqual(expectedState(source, ids))
  },
)

test('a fixed index stands as any other, and refuses to follow a change', () => {
  const random = numbers(5)
  const ids = Array.from({ length: 30 }, (_, n) => `t${n}`)
  const source = new MemorySource(ids.map((id) => aThing(id, random)))

  const [fixed] = new IndexBuilder([index], 'things', source, true).finish() as [SortedIndex]

  expect(stateOf(fixed)).toEqual(expectedState(source, ids))
  expect(() => fixed.replace('t0', { en: null, ar: null })).toThrow('is fixed')
})

test('a change tells the places that were left, then those that were taken, and no others', () => {
  const sorted = new SortedIndex(index)
  const body = { groups: ['red', 'green'], date: '2026-01', name: 'a' }
  sorted.replace('t', { en: body, ar: null })

  const touches = sorted.replace('t', { en: { ...body, groups: ['green', 'blue'] }, ar: null })

  expect(touches.map((touch) => touch.kind === 'place' && [touch.locale, touch.partition, touch.place])).toEqual([
    ['en', 'group:red', '2026-01\u0000t'],
    ['en', 'group:blue', '2026-01\u0000t'],
  ])
  expect(sorted.replace('t', { en: { ...body, groups: ['green', 'blue'] }, ar: null })).toEqual([])
})

test('layers over an index stand as it would after their changes, and leave what is below as it was', () => {
  const random = numbers(11)
  const ids = Array.from({ length: 30 }, (_, n) => `t${n}`)
  const source = new MemorySource(ids.slice(0, 20).map((id) => aThing(id, random)))
  const built = () => new IndexBuilder([index], 'things', source).finish()[0] as SortedIndex
  const change = (...layers: SortedIndex[]) => {
    const id = ids[random(ids.length)] as string
    const next = random(4) === 0 ? null : aThing(id, random)
    if (next === null) source.remove('things', id)
    else source.put(next)
    return layers.map((layer) => layer.replace(id, next?.locales ?? NOWHERE))
  }

  for (let turn = 0; turn < 40; turn++) {
    const below = built()
    const before = stateOf(below)
    const layer = below.layer()
    const upper = layer.layer()
    const [ofLayer, ofWhole] = change(upper, built())
    expect(ofLayer).toEqual(ofWhole)
    change(upper)
    expect(stateOf(upper)).toEqual(expectedState(source, ids))
    expect([stateOf(layer), stateOf(below)]).toEqual([before, before])
    expect(() => upper.lists('en')).toThrow('is not whole')
  }
})
