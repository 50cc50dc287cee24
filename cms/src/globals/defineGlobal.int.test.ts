import type { Payload } from 'payload'
import { expect } from 'vitest'
import { test } from '../../tests/test'

const footer = async (payload: Payload, draft: boolean) => {
  const read = (locale: 'en' | 'ar') => payload.findGlobal({ slug: 'footer', locale, draft })
  return { en: (await read('en')).legal, ar: (await read('ar')).legal }
}

test('the control panel publishes one language of a global without the other one’s draft', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const save = async (query: string, legal: string, _status: string) => {
    const { status } = await api.post(`/api/globals/footer?depth=0&${query}`, { legal, _status }, headers)
    expect(status, query).toBe(200)
  }
  await save('locale=en', '© Rasikh', 'published')
  await save('locale=ar', '© راسخ', 'published')
  await save('locale=en&draft=true', 'Unfinished', 'draft')

  await save('locale=ar&publishSpecificLocale=ar', '© راسخ للاستشارات', 'published')

  expect(await footer(payload, false)).toEqual({ en: '© Rasikh', ar: '© راسخ للاستشارات' })
  expect(await footer(payload, true)).toEqual({ en: 'Unfinished', ar: '© راسخ للاستشارات' })

  await save('locale=en', 'Finished', 'published')
  expect(await footer(payload, false)).toEqual({ en: 'Finished', ar: '© راسخ للاستشارات' })
})

test('a wish to take a global off the site is refused, and its draft does not go live instead', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  await api.post('/api/globals/footer?locale=en', { legal: 'Live', _status: 'published' }, headers)
  await api.post('/api/globals/footer?locale=en&draft=true', { legal: 'Half a thought' }, headers)

  for (const [query, data] of [
    ['', { _status: 'draft' }],
    ['&unpublishAllLocales=true', {}],
    ['&unpublishAllLocales=true', { _status: 'draft' }],
  ] as const) {
    const answer = await api.post(`/api/globals/footer?locale=en${query}`, data, headers)

    expect([answer.status, await answer.json()], query).toMatchObject([
      409,
      { message: expect.stringContaining('cannot be taken off the site') },
    ])
  }
  expect((await footer(payload, false)).en).toBe('Live')
  expect((await footer(payload, true)).en).toBe('Half a thought')
})
