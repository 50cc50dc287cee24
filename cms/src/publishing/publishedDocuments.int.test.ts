import { expect, vi } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { fetchPublished } from './published/fetchPublished'
import { listManifest } from './published/listManifest'

test('texts that are published while they are read come under an older version than the one they have then', async ({
  payload,
}) => {
  const { id } = await createBlog(payload, { _status: 'draft' })
  const arabic = { title: 'الزكاة', excerpt: 'ملخص', body: aRichText('نص'), _status: 'published' as const }
  await payload.update({ collection: 'blogs', id, data: arabic, locale: 'ar' })
  const read = payload.find.bind(payload)
  const published = Promise.withResolvers<void>()
  const reading = vi.spyOn(payload, 'find').mockImplementation((async (query: Parameters<typeof read>[0]) => {
    if (query.locale === 'ar') await published.promise
    const found = await read(query)
    if (query.locale !== 'en') return found
    // English was not published when it was read, and is when Arabic is read.
    reading.mockRestore()
    await payload.update({ collection: 'blogs', id, data: { _status: 'published' }, locale: 'en' })
    published.resolve()
    return found
  }) as never)

  const [torn] = (await fetchPublished(payload, [{ collection: 'blogs', id }])).documents

  const known = (await listManifest(payload)).find((document) => document.id === id)
  expect(torn?.locales.en).toBeNull()
  expect(torn?.updatedAt.localeCompare(known?.updatedAt ?? '')).toBe(-1)
})

test('a global that is saved while it is read comes under an older version than the one it has then', async ({
  payload,
}) => {
  await payload.updateGlobal({ slug: 'footer', data: { legal: '© 2025' }, locale: 'en' })
  const read = payload.findGlobal.bind(payload)
  const saved = Promise.withResolvers<void>()
  const reading = vi.spyOn(payload, 'findGlobal').mockImplementation((async (query: Parameters<typeof read>[0]) => {
    if (query.locale === 'en') await saved.promise
    const found = await read(query)
    if (query.locale !== 'ar') return found
    reading.mockRestore()
    await payload.updateGlobal({ slug: 'footer', data: { legal: '© 2026' }, locale: 'ar' })
    saved.resolve()
    return found
  }) as never)

  const [torn] = (await fetchPublished(payload, [{ collection: 'globals', id: 'footer' }])).documents

  const known = (await listManifest(payload)).find(({ id }) => id === 'footer')
  expect(torn?.locales.ar?.legal).not.toBe('© 2026')
  expect(torn?.updatedAt.localeCompare(known?.updatedAt ?? '')).toBe(-1)
})

test('a question that a vacancy has got in one language is asked in both, in its own words until it is translated', async ({
  payload,
}) => {
  const { id } = await createVacancy(payload)
  const arabic = { title: 'مستشار زكاة', department: 'الضرائب', city: 'الرياض', summary: 'ملخص' }
  await payload.update({ collection: 'vacancies', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  const questions = [
    {
      key: 'permit',
      label: 'Which permit do you hold?',
      type: 'choice' as const,
      required: true,
      options: [{ value: 'work', label: 'Work permit' }],
    },
  ]
  const labelsIn = async (locale: 'ar' | 'en') => {
    const [vacancy] = (await fetchPublished(payload, [{ collection: 'vacancies', id }])).documents
    const asked = vacancy?.locales[locale]?.questions as typeof questions
    return asked.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)])
  }

  const { questions: saved } = await payload.update({
    collection: 'vacancies',
    id,
    data: { questions, _status: 'published' },
    locale: 'en',
    publishSpecificLocale: 'en',
  })

  expect(await labelsIn('ar')).toEqual(['Which permit do you hold?', 'Work permit'])
  const translated = saved?.map((question) => ({
    ...question,
    label: 'ما تصريحك؟',
    options: question.options?.map((option) => ({ ...option, label: 'تصريح عمل' })),
  }))
  await payload.update({ collection: 'vacancies', id, data: { questions: translated }, locale: 'ar' })
  expect(await labelsIn('ar')).toEqual(['ما تصريحك؟', 'تصريح عمل'])
  expect(await labelsIn('en')).toEqual(['Which permit do you hold?', 'Work permit'])
})
