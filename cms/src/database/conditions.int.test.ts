import { expect } from 'vitest'
import { createApplicant } from '../../tests/builders/createApplication'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const CITIES = ['100% Riyadh', '100 Riyadh', 'a_b', 'axb', 'Jeddah\\Old']

test('what somebody looks for means the same in both databases, wildcards and missing values included', async ({
  payload,
}) => {
  for (const city of CITIES) await createApplicant(payload, { city })
  await createApplicant(payload, { name: 'Without a city' })
  const citiesOf = async (condition: object) => {
    const { docs } = await payload.find({ collection: 'applicants', where: { city: condition }, sort: 'city' })
    return docs.map(({ city }) => city ?? null).sort()
  }

  expect(await citiesOf({ like: '100%' })).toEqual(['100% Riyadh'])
  expect(await citiesOf({ contains: '_' })).toEqual(['a_b'])
  expect(await citiesOf({ contains: '\\' })).toEqual(['Jeddah\\Old'])
  expect(await citiesOf({ contains: 'RIYADH' })).toEqual(['100 Riyadh', '100% Riyadh'])
  expect(await citiesOf({ not_like: '100' })).toEqual(['Jeddah\\Old', 'a_b', 'axb', null])
  expect(await citiesOf({ not_in: ['a_b', 'axb', '100 Riyadh', '100% Riyadh'] })).toEqual(['Jeddah\\Old', null])
})

test('Arabic is found however its letters and marks are spelled, in both databases', async ({ payload }) => {
  const cities = ['الإحساء 100%', 'مكّة المكرّمة', 'الأحساء', 'المدينةُ 100', 'شُئُون 1447', 'شؤون ١٤٤٨', 'Riyadh']
  for (const city of cities) await createApplicant(payload, { city })
  const citiesOf = async (condition: object) => {
    const { docs } = await payload.find({ collection: 'applicants', where: { city: condition } })
    return docs.flatMap(({ city }) => (city && cities.includes(city) ? [city] : [])).sort()
  }
  const both = ['الأحساء', 'الإحساء 100%'].sort()

  expect(await citiesOf({ like: 'الاحساء' })).toEqual(both)
  expect(await citiesOf({ like: 'الآحسآء' })).toEqual(both)
  expect(await citiesOf({ contains: 'احساء 100%' })).toEqual(['الإحساء 100%'])
  expect(await citiesOf({ like: 'المكرمه مكه' })).toEqual(['مكّة المكرّمة'])
  expect(await citiesOf({ like: 'مُكَّة' })).toEqual(['مكّة المكرّمة'])
  expect(await citiesOf({ like: 'المدينه 100' })).toEqual(['المدينةُ 100'])
  for (const spelling of ['شئون', 'شؤون', 'شوون'])
    expect(await citiesOf({ like: spelling })).toEqual(['شُئُون 1447', 'شؤون ١٤٤٨'].sort())
  expect(await citiesOf({ like: 'شيون' })).toEqual([])
  expect(await citiesOf({ like: '١٤٤٨' })).toEqual(['شؤون ١٤٤٨'])
  expect(await citiesOf({ like: '۱٤٤٧' })).toEqual(['شُئُون 1447'])
  expect(await citiesOf({ like: 'حسد' })).toEqual([])
  expect(await citiesOf({ not_like: 'الاحساء' })).toEqual(cities.filter((city) => !both.includes(city)).sort())
})

test('a text of more words than a database takes is looked for by the first of them, each once', async ({
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'words without end' })
  const find = async (text: string) => {
    const where = { or: ['title', 'excerpt', 'slug'].map((name) => ({ [name]: { like: text } })) }
    return (await payload.find({ collection: 'blogs', where, depth: 0 })).docs.map((doc) => doc.id)
  }

  expect(await find(Array.from({ length: 2_000 }, () => 'words without end').join(' '))).toEqual([id])
  expect(await find(Array.from({ length: 2_000 }, (_, at) => `word-${at}`).join(' '))).toEqual([])
})

test('a whole text can be looked for', async ({ payload }) => {
  const title = 'ما يلزم المنشآت من رسوم الإقامة'
  const { id } = await createBlog(payload, { title })
  const text = Array.from({ length: 40 }, () => title).join(' ')
  const where = { or: ['title', 'excerpt', 'slug'].map((name) => ({ [name]: { like: text } })) }

  const { docs } = await payload.find({ collection: 'blogs', where, depth: 0 })

  expect(docs.map((doc) => doc.id)).toEqual([id])
})

test('a page behind the last one says how many documents there are', async ({ payload }) => {
  await createApplicant(payload)
  const { totalDocs } = await payload.count({ collection: 'applicants' })

  const page = await payload.find({ collection: 'applicants', limit: 2, page: 90, sort: 'city' })

  expect(page).toMatchObject({ docs: [], totalDocs, page: 90, prevPage: 89, hasPrevPage: true, hasNextPage: false })
})

test('a list of texts in several languages is asked for in one of them', async ({ payload }) => {
  const data = { title: 'About us', path: '/about-us', description: 'Who we are', keywords: ['zakat', 'audit'] }
  await payload.create({ collection: 'keywords', data: data as never, locale: 'en' })
  const countOf = async (condition: object, locale: 'en' | 'ar' = 'en') =>
    (await payload.count({ collection: 'keywords', where: { keywords: condition }, locale })).totalDocs

  expect(await countOf({ equals: 'zakat' })).toBe(1)
  expect(await countOf({ in: ['audit', 'tax'] })).toBe(1)
  expect(await countOf({ contains: 'zak' })).toBe(1)
  expect(await countOf({ equals: 'tax' })).toBe(0)
  expect(await countOf({ equals: 'zakat' }, 'ar')).toBe(0)
})

test('who looks for a number among texts finds the text that has it', async ({ payload }) => {
  await createApplicant(payload, { city: 'Block 475' })
  const countOf = async (condition: object) =>
    (await payload.count({ collection: 'applicants', where: { city: condition } })).totalDocs

  expect(await countOf({ like: 475 })).toBe(1)
  expect(await countOf({ contains: 475 })).toBe(1)
})

test('in a language that nobody wrote a document is a draft, however it is asked', async ({ payload }) => {
  const { id } = await createBlog(payload)
  await createBlog(payload, { _status: 'draft' })
  const countOf = async (condition: object, locale: 'en' | 'ar', draft = false) =>
    (
      await payload.find({
        collection: 'blogs',
        where: { and: [{ id: { equals: id } }, { _status: condition }] },
        locale,
        draft,
        depth: 0,
      })
    ).totalDocs
  const all = async (condition: object) => [
    await countOf(condition, 'en'),
    await countOf(condition, 'ar'),
    await countOf(condition, 'en', true),
    await countOf(condition, 'ar', true),
  ]

  const [published, draft, both, neither] = [
    [1, 0, 1, 0],
    [0, 1, 0, 1],
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]
  expect(await all({ equals: 'published' })).toEqual(published)
  expect(await all({ not_equals: 'draft' })).toEqual(published)
  expect(await all({ not_in: 'draft' })).toEqual(published)
  expect(await all({ equals: 'draft' })).toEqual(draft)
  expect(await all({ in: ['draft'] })).toEqual(draft)
  expect(await all({ not_equals: 'published' })).toEqual(draft)
  expect(await all({ in: ['draft', 'published'] })).toEqual(both)
  expect(await all({ exists: true })).toEqual(both)
  expect(await all({ not_in: ['draft', 'published'] })).toEqual(neither)
  expect(await all({ exists: false })).toEqual(neither)
})
