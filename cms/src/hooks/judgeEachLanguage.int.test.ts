import { fieldsMessages } from '@diwan/shared/messages/fields'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { fetchPublished } from '../publishing/published/fetchPublished'

const arabic = { title: 'أساسيات الزكاة', excerpt: 'ما يجب أن تعرفه.', body: aRichText('الزكاة كل عام.') }

const live = async (payload: Payload, id: string) =>
  (await fetchPublished(payload, [{ collection: 'blogs', id }])).documents[0]?.locales

const writeArabic = (payload: Payload, id: string, data: object, draft: boolean) =>
  payload.update({
    collection: 'blogs',
    id,
    locale: 'ar',
    data: { ...data, _status: draft ? 'draft' : 'published' },
    draft,
  })

const publish = (payload: Payload, id: string, options: object = {}) =>
  payload.update({
    collection: 'blogs',
    id,
    locale: 'en',
    data: { title: 'Zakat anew', _status: 'published' },
    ...options,
  } as never)

test('publishing all languages leaves visitors what the draft of another one has lost, and says what is missing', async ({
  payload,
}) => {
  const { id } = await createBlog(payload)
  await writeArabic(payload, id, arabic, false)

  for (const lost of [{ excerpt: '' }, { title: '', excerpt: '', body: null }]) {
    await writeArabic(payload, id, lost, true)

    await expect(publish(payload, id, { publishAllLocales: true })).rejects.toThrow(
      /^The Arabic text is not complete: .*Excerpt.* publish English alone\.$/,
    )
    expect(await live(payload, id)).toMatchObject({ en: { title: 'Zakat basics' }, ar: arabic })
  }
  await writeArabic(payload, id, { ...arabic, body: aRichText('') }, true)
  await expect(publish(payload, id, { publishAllLocales: true })).rejects.toThrow('not complete: Text. ')

  await publish(payload, id)
  expect(await live(payload, id)).toMatchObject({ en: { title: 'Zakat anew' }, ar: arabic })

  await writeArabic(payload, id, { ...arabic, excerpt: 'ملخص جديد.' }, true)
  await publish(payload, id, { publishAllLocales: true })
  expect(await live(payload, id)).toMatchObject({ ar: { excerpt: 'ملخص جديد.' } })
})

test('a language that nobody has begun keeps nothing from being published', async ({ payload }) => {
  const { id } = await createBlog(payload)

  await publish(payload, id, { publishAllLocales: true })

  expect(await live(payload, id)).toMatchObject({ en: { title: 'Zakat anew' }, ar: null })
})

test('a long text of which the editor keeps an empty paragraph alone is missing', async ({ payload }) => {
  const [written, opened] = [await createBlog(payload), await createBlog(payload)]
  await writeArabic(payload, written.id, arabic, false)
  await writeArabic(payload, written.id, { body: aRichText('') }, true)
  await writeArabic(payload, opened.id, { body: aRichText('') }, true)

  await expect(publish(payload, written.id, { publishAllLocales: true })).rejects.toThrow(
    'The Arabic text is not complete: Text.',
  )
  expect(await live(payload, written.id)).toMatchObject({ ar: arabic })
  await publish(payload, opened.id, { publishAllLocales: true })
  expect(await live(payload, opened.id)).toMatchObject({ en: { title: 'Zakat anew' }, ar: null })
})

test('a language is not complete while a row that both share, or a section of its own, lacks words', async ({
  payload,
}) => {
  const vacancy = await createVacancy(payload, {
    questions: [
      { key: 'notice', label: 'Notice period?', type: 'text' },
      { key: 'city', label: 'City?', type: 'choice', options: [{ value: 'ruh', label: 'Riyadh' }] },
    ],
  } as never)
  const inArabic = (data: object) =>
    payload.update({ collection: 'vacancies', id: vacancy.id, locale: 'ar', data, draft: true })
  const publishBoth = (data: object = {}) =>
    payload.update({
      collection: 'vacancies',
      id: vacancy.id,
      locale: 'en',
      data: { ...data, _status: 'published' },
      publishAllLocales: true,
    } as never)
  const [notice, city] = vacancy.questions ?? []

  await publishBoth()
  await inArabic({ title: 'مستشار زكاة', summary: 'تقديم المشورة.', department: 'الضرائب', city: 'الرياض' })

  await expect(publishBoth()).rejects.toThrow(
    'The Arabic text is not complete: Questions 1 > Label, Questions 2 > Label, Questions 2 > Options 1 > Label. ',
  )
  // What all languages share is judged as it is sent: a row that goes asks for nothing any more, nor do choices that are not offered.
  await expect(publishBoth({ questions: [{ ...city, type: 'text' }] })).rejects.toThrow(
    'not complete: Questions 1 > Label. ',
  )
  await inArabic({
    questions: [
      { ...notice, label: 'مدة الإشعار؟' },
      { ...city, label: 'المدينة؟', options: [{ ...city?.options?.[0], label: 'الرياض' }] },
    ],
  })
  await publishBoth()

  const page = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: { title: 'Events', slug: 'our-events', _status: 'published' } as never,
  })
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'ar',
    draft: true,
    data: { title: 'فعالياتنا', layout: [{ blockType: 'steps', items: [{ title: 'سجّل', text: '' }] }] } as never,
  })
  const bothPages = { collection: 'pages', id: page.id, locale: 'en', data: { _status: 'published' } } as const
  await expect(payload.update({ ...bothPages, publishAllLocales: true } as never)).rejects.toThrow(
    'The Arabic text is not complete: Sections of the page > Block 1 (Steps) > Items 1 > Text. ',
  )
})

test('the sentence is in the language of the panel', () => {
  expect(fieldsMessages.ar.faults.languageIncomplete('en', ['العنوان', 'الملخص'])).toBe(
    'النص الإنجليزي غير مكتمل: العنوان، الملخص. أكمله، أو انشر النص العربي وحده.',
  )
})
