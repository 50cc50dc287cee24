import type { Payload } from 'payload'
import { beforeEach, expect, vi } from 'vitest'
import { test } from '../../tests/test'
import type { DemoDocument } from './demoDocument'
import { media } from './media'
import { ref } from './ref'
import { rich } from './rich'
import { picture } from './uploads/picture'
import { ensureDemo } from './run/ensureDemo'

const documents: DemoDocument[] = [
  {
    collection: 'categories',
    key: 'child',
    // Points to a document that comes later.
    shared: { kind: 'blogs', parent: ref('categories', 'parent') },
    en: { title: 'Child' },
    ar: { title: 'فرع' },
  },
  { collection: 'categories', key: 'parent', shared: { kind: 'blogs' }, en: { title: 'Parent' }, ar: { title: 'أصل' } },
  {
    collection: 'blogs',
    key: 'arabic-only',
    shared: {
      publishedAt: '2026-01-01T06:00:00.000Z',
      categories: [ref('categories', 'child')],
      cover: media('dot'),
    },
    en: null,
    ar: { title: 'مقال', excerpt: 'موجز', body: rich('نص') },
  },
]
const dot = picture({
  key: 'dot',
  svg: () => '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="3"/></svg>',
  alt: { en: 'A dot', ar: 'نقطة' },
})
const content = { uploads: [dot], documents, globals: [], records: [] }

const titlesOf = async (payload: Payload, collection: 'blogs' | 'categories', locale: 'en' | 'ar') => {
  const { docs } = await payload.find({
    collection,
    locale,
    where: { _status: { equals: 'published' } },
    sort: 'slug',
    depth: 0,
  })
  return docs.map(({ title }) => title)
}

const versionsOf = async (payload: Payload) => (await payload.countVersions({ collection: 'categories' })).totalDocs

beforeEach<{ payload: Payload }>(async ({ payload }) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await payload.kv.delete('demo-content')
  for (const collection of ['blogs', 'categories', 'media', 'outbox'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})

test('an empty system is filled, each language published by itself', async ({ payload }) => {
  await ensureDemo(payload, () => content)

  expect(await titlesOf(payload, 'categories', 'en')).toEqual(['Child', 'Parent'])
  expect(await titlesOf(payload, 'categories', 'ar')).toEqual(['فرع', 'أصل'])
  expect(await titlesOf(payload, 'blogs', 'en')).toEqual([])
  expect(await titlesOf(payload, 'blogs', 'ar')).toEqual(['مقال'])
  const picture = await payload.findByID({ collection: 'media', id: media('dot'), locale: 'ar' })
  expect(picture).toMatchObject({ alt: 'نقطة', width: 8 })
})

test('a relation to a document that comes later is there in the end', async ({ payload }) => {
  await ensureDemo(payload, () => content)

  const child = await payload.findByID({ collection: 'categories', id: ref('categories', 'child'), depth: 0 })
  expect(child.parent).toBe(ref('categories', 'parent'))
})

test('the outbox is left empty', async ({ payload }) => {
  await payload.delete({ collection: 'outbox', where: { id: { exists: true } } })

  await ensureDemo(payload, () => content)

  expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(0)
})

test('a second run changes nothing, and brings nothing back', async ({ payload }) => {
  await ensureDemo(payload, () => content)
  await payload.delete({ collection: 'blogs', id: ref('blogs', 'arabic-only') })
  const versions = await versionsOf(payload)

  await ensureDemo(payload, () => content)

  expect(await titlesOf(payload, 'blogs', 'ar')).toEqual([])
  expect(await versionsOf(payload)).toBe(versions)
})

test('a run that was interrupted is continued where it stopped', async ({ payload }) => {
  const [child, parent, blog] = documents
  const broken = { ...parent!, ar: { title: '' } }
  await expect(ensureDemo(payload, () => ({ ...content, documents: [child!, broken, blog!] }))).rejects.toThrow()

  await ensureDemo(payload, () => content)

  expect(await titlesOf(payload, 'categories', 'ar')).toEqual(['فرع', 'أصل'])
  expect(await titlesOf(payload, 'blogs', 'ar')).toEqual(['مقال'])
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(1)
})

test('a system in which somebody wrote something is left alone', async ({ payload }) => {
  await payload.create({
    collection: 'categories',
    data: { title: 'Theirs', kind: 'news', _status: 'draft' },
    draft: true,
  })

  await ensureDemo(payload, () => content)

  expect((await payload.count({ collection: 'categories' })).totalDocs).toBe(1)
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0)
})

test('rows that the languages of a global share hold the words of both', async ({ payload }) => {
  const hiringDesk = {
    slug: 'hiring-desk' as const,
    shared: { stageActions: [{ stage: 'interview', dueDays: 3 }], criteria: [{}, {}] },
    en: { stageActions: [{ task: 'Offer times' }], criteria: [{ title: 'Depth' }, { title: 'Drive' }] },
    ar: { stageActions: [{ task: 'عرض مواعيد' }], criteria: [{ title: 'العمق' }, { title: 'الدافع' }] },
  }

  await ensureDemo(payload, () => ({ ...content, globals: [hiringDesk] }))

  const wordsIn = async (locale: 'en' | 'ar') => {
    const { criteria, stageActions } = await payload.findGlobal({ slug: 'hiring-desk', locale, depth: 0 })
    return [...(stageActions ?? []).map(({ task }) => task), ...(criteria ?? []).map(({ title }) => title)]
  }
  expect(await wordsIn('en')).toEqual(['Offer times', 'Depth', 'Drive'])
  expect(await wordsIn('ar')).toEqual(['عرض مواعيد', 'العمق', 'الدافع'])
})
