import type { NavigationDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { Locale } from '@diwan/shared/content'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'

const arabic = { title: 'مستشار زكاة', department: 'الضرائب', city: 'الرياض', summary: 'ملخص' }

const saveIn = (payload: Payload, id: string, locale: Locale, data: Partial<VacancyDoc>) =>
  payload.update({ collection: 'vacancies', id, locale, data, draft: data._status !== 'published' })

async function liveBenefits(payload: Payload, id: string) {
  const benefitsIn = async (locale: Locale) => {
    const query = { collection: 'vacancies', id, locale, fallbackLocale: false, depth: 0 } as const
    const { benefits } = await payload.findByID(query)
    return (benefits ?? []).map(({ text }) => text)
  }
  return { en: await benefitsIn('en'), ar: await benefitsIn('ar') }
}

async function aVacancyInBoth(payload: Payload) {
  const { id } = await createVacancy(payload, { benefits: [{ text: 'Health insurance' }] })
  await saveIn(payload, id, 'ar', { ...arabic, benefits: [{ text: 'تأمين صحي' }], _status: 'published' })
  return id
}

test('a list that a draft emptied in the only language that had it is gone once the draft is published', async ({
  payload,
}) => {
  const { id } = await createVacancy(payload, { benefits: [{ text: 'Health insurance' }] })
  await saveIn(payload, id, 'en', { benefits: [] })

  await saveIn(payload, id, 'en', { _status: 'published' })

  expect(await liveBenefits(payload, id)).toEqual({ en: [], ar: [] })
})

test('drafts that emptied a list in both languages go live one by one', async ({ payload }) => {
  const id = await aVacancyInBoth(payload)
  await saveIn(payload, id, 'en', { benefits: [] })
  await saveIn(payload, id, 'ar', { benefits: [] })

  await saveIn(payload, id, 'ar', { _status: 'published' })
  expect(await liveBenefits(payload, id)).toEqual({ en: ['Health insurance'], ar: [] })

  await saveIn(payload, id, 'en', { _status: 'published' })
  expect(await liveBenefits(payload, id)).toEqual({ en: [], ar: [] })
})

test('a version without a list is restored without it, and published in both languages at once too', async ({
  payload,
}) => {
  const id = await aVacancyInBoth(payload)
  await saveIn(payload, id, 'en', { benefits: [], _status: 'published' })
  await saveIn(payload, id, 'ar', { benefits: [], _status: 'published' })
  const query = { collection: 'vacancies', where: { parent: { equals: id } }, sort: '-updatedAt', limit: 1 } as const
  const [bare] = (await payload.findVersions(query)).docs
  await saveIn(payload, id, 'en', { benefits: [{ text: 'Travel' }], _status: 'published' })

  await payload.restoreVersion({ collection: 'vacancies', id: bare?.id ?? '' })
  expect(await liveBenefits(payload, id)).toEqual({ en: [], ar: [] })

  await saveIn(payload, id, 'ar', { benefits: [{ text: 'سفر' }], _status: 'published' })
  await saveIn(payload, id, 'ar', { benefits: [] })
  const data = { _status: 'published' } as const
  await payload.update({ collection: 'vacancies', id, locale: 'en', data, publishAllLocales: true })
  expect(await liveBenefits(payload, id)).toEqual({ en: [], ar: [] })
})

test('a menu that a draft emptied is empty once it is published', async ({ payload }) => {
  const save = (data: Partial<NavigationDoc>, draft = false) =>
    payload.updateGlobal({ slug: 'navigation', locale: 'en', data, draft })
  const link = { label: 'Services', href: '/services/cybersecurity' }
  const [aboutUs, solutions] = [{ label: 'About us' }, { label: 'Solutions' }]
  const services = { label: 'Services', items: [link] }
  await save({ aboutUs, services, solutions, links: [link], _status: 'published' })
  await save({ services: { label: 'Services', items: [] }, links: [], _status: 'draft' }, true)

  await save({ _status: 'published' })

  const live = await payload.findGlobal({ slug: 'navigation', locale: 'en' })
  expect([live.links ?? [], live.services?.items ?? []]).toEqual([[], []])
})
