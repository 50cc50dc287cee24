import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { expect, test } from 'vitest'
import { ReleaseError } from '../render/ReleaseError.ts'
import { releaseInParts } from './releaseInParts.ts'

const ref = (id: string): DocumentRef => ({ collection: 'blogs', id })
const idsOf = (refs: DocumentRef[]) => refs.map(({ id }) => id)

/** A release of documents by id, which fails while `fails` says so of what it would show. */
function aRelease(ids: string[], fails: (shown: Set<string>) => Error | null, bundle: string[] = []) {
  const unreleased = new Set(ids)
  const live = new Set<string>()
  let attempts = 0
  return {
    live,
    attempts: () => attempts,
    parts: {
      attempt: async () => {
        attempts += 1
        const error = fails(new Set([...live, ...unreleased]))
        if (error !== null) throw error
        for (const id of unreleased) live.add(id)
        unreleased.clear()
      },
      units: () => {
        const units = Map.groupBy([...unreleased], (id) => (bundle.includes(id) ? 'bundle' : id))
        return [...units.values()].map((unit) => unit.map(ref))
      },
      hold: (refs: DocumentRef[]) => idsOf(refs).forEach((id) => unreleased.delete(id)),
      takeBack: async (refs: DocumentRef[]) => idsOf(refs).forEach((id) => unreleased.add(id)),
    },
  }
}

const broken = (id: string, suspects: string[][]) => (shown: Set<string>) =>
  shown.has(id)
    ? new ReleaseError(
        `${id} is broken`,
        suspects.map((group) => group.map(ref)),
      )
    : null

test('a release without a fault is made in one attempt', async () => {
  const release = aRelease(['a', 'b'], () => null)

  expect(await releaseInParts(release.parts)).toEqual([])
  expect([release.attempts(), [...release.live]]).toEqual([1, ['a', 'b']])
})

test('the document at fault is held and named, and everything else is live', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const release = aRelease(ids, broken('c', [['c'], ['b', 'c'], ids]))

  expect(await releaseInParts(release.parts)).toEqual([{ document: ref('c'), error: 'c is broken' }])
  expect([...release.live].sort()).toEqual(['a', 'b', 'd', 'e'])
  expect(release.attempts()).toBe(2)
})

test('a suspect without fault is live in the end', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const release = aRelease(ids, broken('c', [['b', 'c', 'd'], ids]))

  expect(idsOf((await releaseInParts(release.parts)).map(({ document }) => document))).toEqual(['c'])
  expect([...release.live].sort()).toEqual(['a', 'b', 'd', 'e'])
})

test('a bundle waits as a whole for the one of it that cannot be released, and says so', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  for (const suspects of [[['c'], ids], [['b', 'c', 'd'], ids], [ids], [['a'], ids]]) {
    const release = aRelease(ids, broken('c', suspects), ['a', 'c', 'e'])
    const guilty = await releaseInParts(release.parts)

    expect([...release.live].sort(), String(suspects)).toEqual(['b', 'd'])
    expect(idsOf(guilty.map(({ document }) => document)), String(suspects)).toEqual(['a', 'c', 'e'])
    for (const { error } of guilty) expect(error, String(suspects)).toMatch(/c is broken$/)
    if (suspects[0]?.join() === 'c')
      expect(guilty.map(({ error }) => error === 'c is broken')).toEqual([false, true, false])
  }
})

test('a bundle without fault beside a document that cannot be released is live as a whole', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const release = aRelease(ids, broken('d', [ids]), ['a', 'c', 'e'])

  expect(await releaseInParts(release.parts)).toEqual([{ document: ref('d'), error: 'd is broken' }])
  expect([...release.live].sort()).toEqual(['a', 'b', 'c', 'e'])
})

test('a bundle that grows while its documents are fetched again waits as a whole', async () => {
  const release = aRelease(['a', 'b', 'c'], broken('b', [['b', 'a']]), ['b', 'c', 'd'])
  const { takeBack } = release.parts

  const guilty = await releaseInParts({
    ...release.parts,
    takeBack: (refs) => takeBack(refs.some(({ id }) => id === 'b') ? [...refs, ref('d')] : refs),
  })

  expect([...release.live]).toEqual(['a'])
  expect(idsOf(guilty.map(({ document }) => document))).toEqual(['b', 'c', 'd'])
})

test('what leads to a document that cannot be released waits with it, and the rest is live before they are tried again', async () => {
  const leads: Record<string, string> = { b: 'c', d: 'b' }
  const fails = (shown: Set<string>) => {
    if (shown.has('c')) return broken('c', [['c']])(shown)
    const lost = [...shown].find((id) => leads[id] !== undefined && !shown.has(leads[id]))
    return lost === undefined ? null : new ReleaseError(`${lost} leads nowhere`, [[ref(lost)]])
  }
  const release = aRelease(['a', 'b', 'c', 'd', 'e'], fails)
  const { attempt } = release.parts
  const seen: string[][] = []

  const guilty = await releaseInParts({
    ...release.parts,
    attempt: () => attempt().then(() => void seen.push([...release.live].sort())),
  })

  expect(seen).toEqual([['a', 'e']])
  expect(guilty.map(({ document, error }) => [document.id, error]).sort()).toEqual([
    ['b', 'b leads nowhere'],
    ['c', 'c is broken'],
    ['d', 'd leads nowhere'],
  ])
})

test('a suspect that the rest cannot do without is live, without the other one', async () => {
  const fails = (shown: Set<string>) =>
    broken('c', [['b', 'c']])(shown) ?? (shown.has('b') ? null : new TypeError('a shows what b has'))
  const release = aRelease(['a', 'b', 'c'], fails)

  expect(await releaseInParts(release.parts)).toEqual([{ document: ref('c'), error: 'c is broken' }])
  expect([...release.live].sort()).toEqual(['a', 'b'])
})

test('a culprit that nothing points at is found among all changes', async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `d${n}`)
  const release = aRelease(ids, broken('d17', [['d3'], ids]))

  expect(idsOf((await releaseInParts(release.parts)).map(({ document }) => document))).toEqual(['d17'])
  expect(release.live.size).toBe(39)
})

test('a template that stumbles over fields is a fault of content', async () => {
  const release = aRelease(['a', 'b'], (shown) => (shown.has('b') ? new TypeError('b has no date') : null))

  expect(await releaseInParts(release.parts)).toEqual([{ document: ref('b'), error: 'b has no date' }])
  expect([...release.live]).toEqual(['a'])
})

test('a release that fails without its changes too fails as before', async () => {
  const release = aRelease(['a', 'b'], () => new ReleaseError('The page index.html is missing.', [['a', 'b'].map(ref)]))

  await expect(releaseInParts(release.parts)).rejects.toThrow('index.html is missing')
  expect(idsOf(release.parts.units().flat())).toEqual(['a', 'b'])
})

test('a full disk holds nothing back', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const release = aRelease(['a'], () => full)

  await expect(releaseInParts(release.parts)).rejects.toBe(full)
  expect([release.attempts(), idsOf(release.parts.units().flat())]).toEqual([1, ['a']])
})
