import { setImmediate } from 'node:timers/promises'
import type { DocumentRef, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { MINUTE } from '@diwan/shared/lib/time'
import { afterEach, expect, test, vi } from 'vitest'
import { Mirror } from '../mirror/Mirror.ts'
import { openMirror } from '../mirror/openMirror.ts'
import type { Cms } from './CmsClient.ts'
import { FileError } from './FileError.ts'
import { Follower } from './Follower.ts'

const MANY = 4_500

const aPost = (n: number, updatedAt = '2026-01-01'): MirroredDocument => ({
  collection: 'blogs',
  id: `b${String(n).padStart(5, '0')}`,
  updatedAt,
  locales: { en: { title: `Post ${n}` }, ar: null },
})

const nameOf = ({ id }: DocumentRef) => id

let rows = 0
const changeOf = ({ collection, id }: DocumentRef) => ({ outbox: `row-${(rows += 1)}`, collection, id })

/** A follower whose mirror has many posts, beside a CMS that has them too. */
function follow() {
  const database = openMirror(':memory:')
  const mirror = new Mirror(database)
  const posts = Array.from({ length: MANY }, (_, n) => aPost(n))
  mirror.apply(posts, [])
  mirror.settle(mirror.unreleased())
  const published = new Map(posts.map((post) => [post.id, post]))
  const fetched: string[] = []
  const cms: Cms = {
    fetchManifest: async () =>
      [...published.values()].map(({ collection, id, updatedAt }) => ({ collection, id, updatedAt })),
    fetchDocuments: async (refs) => {
      fetched.push(...refs.map(nameOf))
      const found = refs.flatMap(({ id }) => published.get(id) ?? [])
      return { documents: found, missing: refs.filter(({ id }) => !published.has(id)), together: [] }
    },
    fetchDraft: () => Promise.reject(new Error('No drafts here.')),
    fetchFile: () => Promise.reject(new Error('No files here.')),
  }
  let failure: { error: Error; id: string | undefined } | null = null
  /** Makes the files of a document fail, or none. */
  const fail = (error: Error | null, document?: DocumentRef) => {
    failure = error && { error, id: document?.id }
  }
  const follower = new Follower({
    mirror,
    cms,
    attach: async (document) => {
      if (failure !== null && document.id === failure.id) throw failure.error
      return document
    },
    onStep: () => {},
    hasRelease: () => true,
    onKeptOut: () => {},
  })
  /** What a nudge brings: changes of these documents, with the states that it carries. */
  const nudge = (documents: MirroredDocument[], refs: DocumentRef[] = documents) => {
    const changes = refs.map(changeOf)
    mirror.expect(changes)
    follower.carry(changes, documents)
  }
  return { mirror, published, fetched, follower, cms, nudge, fail }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each(['in front of a release', 'aside'])(
  'a comparison %s finds what is other, new or gone, and nothing else',
  async (when) => {
    const { mirror, published, fetched, follower } = follow()
    const changed = { ...aPost(4_100, '2026-01-02'), locales: { en: { title: 'Another' }, ar: null } }
    const [added, gone] = [aPost(MANY), aPost(2_000)]
    published.set(changed.id, changed).set(added.id, added).delete(gone.id)

    if (when === 'aside') await follower.reconcileAside()
    else follower.reconcile()
    await follower.follow(true)

    expect(fetched.sort()).toEqual([gone.id, changed.id, added.id])
    expect(mirror.unreleased().map(nameOf).sort()).toEqual([gone.id, changed.id, added.id])
    expect(mirror.versionOf(changed)).toBe('2026-01-02')
  },
)

test('what is kept out is compared in the version that was refused, and not at all while the CMS has it no more', async () => {
  const { mirror, published, fetched, follower } = follow()
  const [refused, deleted, back] = [aPost(1, '2026-01-02'), aPost(2), aPost(3)]
  published.set(refused.id, refused).delete(deleted.id)
  mirror.apply([refused], [deleted, back])
  mirror.holdBack([refused, deleted, back], 'It cannot be released.')

  await follower.reconcileAside()
  await follower.follow(false)

  expect(fetched).toEqual([back.id])
})

test('others have their turn while a large site is compared', async () => {
  const { follower } = follow()
  let turns = 0
  const count = () => {
    turns += 1
    next = globalThis.setImmediate(count)
  }
  let next = globalThis.setImmediate(count)

  await follower.reconcileAside()
  clearImmediate(next)

  expect(turns).toBeGreaterThan(3)
})

test('what a comparison aside found is not trusted once everything must be compared anew', async () => {
  const { mirror, fetched, follower } = follow()
  await follower.follow(true)
  await follower.reconcileAside()

  mirror.forgetVersions()
  follower.reconcile()
  await follower.follow(true)

  expect(fetched).toHaveLength(MANY)
})

test('a comparison aside does not take the place of one that was asked for while it went on', async () => {
  const { mirror, fetched, follower } = follow()
  await follower.follow(true)
  const read = vi.spyOn(mirror, 'versionsAfter')
  const aside = follower.reconcileAside()
  while (read.mock.calls.length < 3) await setImmediate()

  mirror.forgetVersions()
  follower.reconcile()
  await aside
  await follower.follow(true)

  expect(fetched).toHaveLength(MANY)
})

test('a CMS that does not answer aside is asked again, and its fault is told then', async () => {
  const { cms, fetched, follower, published } = follow()
  published.set(aPost(5).id, aPost(5, '2026-01-02'))
  const fetchManifest = vi.spyOn(cms, 'fetchManifest').mockRejectedValue(new Error('The CMS does not answer.'))

  await follower.reconcileAside()
  await expect(follower.follow(true)).rejects.toThrow('The CMS does not answer.')
  fetchManifest.mockRestore()
  await follower.follow(true)

  expect(fetched).toEqual([aPost(5).id])
})

test('the first state of a document comes with its nudge, and nothing is asked for', async () => {
  const { mirror, fetched, follower, nudge } = follow()
  const [one, other] = [aPost(MANY), aPost(MANY + 1)]

  nudge([one, other])
  await follower.follow(true)

  expect(fetched).toEqual([])
  expect(mirror.unreleased().map(nameOf)).toEqual([one.id, other.id])
  expect(mirror.unfetched()).toEqual([])
})

test.each([
  ['was in the mirror', aPost(1, '2026-01-02')],
  ['never was', aPost(MANY, '2026-01-02')],
])('a nudge that is overtaken by the removal of its document brings nothing back, if it %s', async (_case, late) => {
  const { mirror, published, fetched, follower, nudge } = follow()
  published.delete(late.id)
  mirror.expect([changeOf(late)])
  await follower.follow(true)

  nudge([late])
  await follower.follow(true)

  expect(fetched).toEqual([late.id, late.id])
  expect(mirror.versionOf(late)).toBeNull()
})

test('what is published again is asked for while an older nudge may still come, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { mirror, published, fetched, follower, nudge } = follow()
  const [gone, again] = [aPost(1), aPost(1, '2026-01-02')]
  const send = async (post: MirroredDocument) => {
    nudge([post])
    await follower.follow(true)
  }
  published.delete(gone.id)
  mirror.expect([changeOf(gone)])
  await follower.follow(true)

  published.set(again.id, again)
  await send(again)
  expect(fetched).toEqual([gone.id, again.id])
  mirror.apply([], [again])
  vi.setSystemTime(Date.now() + 20 * MINUTE)
  await send(again)

  expect(fetched).toEqual([gone.id, again.id])
  expect(mirror.versionOf(again)).toBe('2026-01-02')
})

test.each([
  ['brings nothing, for nothing is published any more', true],
  ['is too long to bring a state', false],
])('a nudge that %s is not answered by the state of one before it', async (_case, isGone) => {
  const { mirror, published, fetched, follower, nudge } = follow()
  const [before, after] = [aPost(1, '2026-01-02'), aPost(1, '2026-01-03')]
  if (isGone) published.delete(after.id)
  else published.set(after.id, after)

  nudge([before])
  nudge([], [after])
  await follower.follow(true)

  expect(fetched).toEqual([after.id])
  expect(mirror.versionOf(after)).toBe(isGone ? null : after.updatedAt)
  expect(mirror.unfetched()).toEqual([])
})

test('of two states of one instant the CMS says which is the newer', async () => {
  const { mirror, published, fetched, follower, nudge } = follow()
  const first = aPost(1, '2026-01-02')
  const second = { ...first, locales: { en: { title: 'With another file' }, ar: null } }
  published.set(second.id, second)

  nudge([first])
  nudge([second])
  await follower.follow(true)

  expect(fetched).toEqual([second.id])
  expect(mirror.source.get('blogs', second.id)?.locales.en).toMatchObject({ title: 'With another file' })
})

test('the same nudge twice is one, and nothing is asked for', async () => {
  const { fetched, follower, mirror, nudge } = follow()
  const post = aPost(1, '2026-01-02')

  nudge([post])
  nudge([structuredClone(post)])
  await follower.follow(true)

  expect(fetched).toEqual([])
  expect(mirror.versionOf(post)).toBe(post.updatedAt)
})

test('what nudges named is taken in although the list of everything cannot be had', async () => {
  const { cms, follower, mirror, nudge } = follow()
  vi.spyOn(cms, 'fetchManifest').mockRejectedValue(new Error('The CMS does not answer.'))
  const post = aPost(1, '2026-01-02')
  nudge([post])
  follower.reconcile()

  await expect(follower.follow(true)).rejects.toThrow('The CMS does not answer.')

  expect(mirror.versionOf(post)).toBe(post.updatedAt)
})

test('an answer of the CMS comes into the mirror as a whole', async () => {
  const { published, follower, mirror, fail } = follow()
  const bundle = Array.from({ length: 30 }, (_, n) => aPost(MANY + n))
  for (const post of bundle) published.set(post.id, post)
  fail(new Error('The CMS does not answer.'), bundle.at(-1))
  await follower.reconcileAside()

  await expect(follower.follow(true)).rejects.toThrow('The CMS does not answer.')
  expect(mirror.unreleased()).toEqual([])
  fail(null)
  await follower.follow(true)

  expect(mirror.unreleased()).toHaveLength(bundle.length)
})

test('of a bundle whose file cannot be had only what is new waits with it, and not what visitors see already', async () => {
  const { mirror, published, follower, cms, fail } = follow()
  const [broken, fresh, seen] = [aPost(1, '2026-01-02'), aPost(2, '2026-01-02'), aPost(3)]
  published.set(broken.id, broken).set(fresh.id, fresh)
  const alone = cms.fetchDocuments
  cms.fetchDocuments = async (refs) => ({ ...(await alone(refs)), together: [[broken, fresh, seen]] })
  fail(new FileError('The file is away.', { isGone: false }), broken)

  await follower.fetch([broken, fresh, seen])

  expect(mirror.held().map(nameOf).sort()).toEqual([broken.id, fresh.id])
})
