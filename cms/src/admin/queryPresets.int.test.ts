import { initI18n } from '@payloadcms/translations'
import { type ClientField, createClientConfig } from 'payload'
import { expect } from 'vitest'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const shared = (constraint: string, users: string[] = [], relatedCollection = 'blogs') => {
  const rule = { constraint, users }
  return {
    title: constraint,
    isShared: true,
    relatedCollection,
    where: { or: [] },
    access: { read: rule, update: rule, delete: rule },
  }
}

test('a saved view is shared with everyone or with chosen people, and with whoever shares it', async ({
  api,
  payload,
}) => {
  const [editor, recruiter] = [await api.as('editor'), await api.as('recruiter')]
  const { id: chosen } = await createUser(payload, { role: 'recruiter' })
  const share = async (constraint: string, users?: string[]) => {
    const answer = await api.post('/api/payload-query-presets', shared(constraint, users), editor)
    expect(answer.status, constraint).toBe(201)
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  }
  const status = async (id: string, headers: Record<string, string>) =>
    (await api.fetch(`/api/payload-query-presets/${id}`, { headers })).status

  const forAll = await share('everyone')
  const forSome = await share('specificUsers', [chosen])

  expect([await status(forAll, editor), await status(forAll, recruiter)]).toEqual([200, 200])
  expect([await status(forSome, editor), await status(forSome, recruiter)]).toEqual([200, 404])
  const change = { method: 'PATCH', headers: { 'Content-Type': 'application/json', ...editor } }
  const body = JSON.stringify(shared('onlyMe'))
  expect((await api.fetch(`/api/payload-query-presets/${forAll}`, { ...change, body })).status).toBe(200)
  expect([await status(forAll, editor), await status(forAll, recruiter)]).toEqual([200, 404])
})

test('a saved view is nobody’s who may not read its list, however it is shared', async ({ api }) => {
  const [editor, recruiter] = [await api.as('editor'), await api.as('recruiter')]
  const make = (list: string, headers: Record<string, string>) =>
    api.post('/api/payload-query-presets', shared('everyone', [], list), headers)
  const made = await make('applicants', recruiter)
  expect(made.status).toBe(201)
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const answers = async (headers: Record<string, string>) => {
    const init = {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{"title":"New"}',
    }
    const list = await api.fetch('/api/payload-query-presets?where[relatedCollection][equals]=applicants', { headers })
    const read = await api.fetch(`/api/payload-query-presets/${id}`, { headers })
    const changed = await api.fetch(`/api/payload-query-presets/${id}`, init)
    return [((await list.json()) as { totalDocs: number }).totalDocs, read.status, changed.status]
  }

  expect(await answers(editor)).toEqual([0, 404, 403])
  expect(await answers(recruiter)).toEqual([1, 200, 200])
  expect((await make('applicants', editor)).status).toBe(403)
  const { doc } = (await (await make('blogs', editor)).json()) as { doc: { id: string } }
  const moved = await api.fetch(`/api/payload-query-presets/${doc.id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...editor },
    body: JSON.stringify({ relatedCollection: 'applicants' }),
  })
  expect(moved.status).toBe(403)
  const gone = await api.fetch(`/api/payload-query-presets/${id}`, { method: 'DELETE', headers: editor })
  expect(gone.status).toBe(403)
})

test('what is no filter is not kept as one', async ({ api }) => {
  const headers = await api.as('editor')
  const keep = async (data: object) =>
    (await api.post('/api/payload-query-presets', { title: 'Odd', relatedCollection: 'blogs', ...data }, headers))
      .status

  for (const where of ['x', 5, [1], { or: 'x' }, { or: {} }, { or: [null] }, { and: [5] }, { title: 'x' }])
    expect(await keep({ where }), JSON.stringify(where)).toBe(400)
  for (const odd of [{ title: { a: 1 } }, { access: null }, { access: { read: 'x' } }, { groupBy: {} }])
    expect(await keep(odd), JSON.stringify(odd)).toBe(400)
  for (const where of [null, {}, { or: [] }, { or: [{ and: [{ title: { like: 'x' } }] }] }, { title: { like: 'x' } }])
    expect(await keep({ where, columns: [{ accessor: 'title', active: true }] }), JSON.stringify(where)).toBe(201)
})

test('the form and the buttons of a saved view are in the language of the reader', async ({ payload }) => {
  const wordsIn = async (language: 'en' | 'ar') => {
    const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language })
    const { collections } = createClientConfig({ config: payload.config, i18n, importMap: {}, user: true })
    const presets = collections.find(({ slug }) => slug === 'payload-query-presets')!
    return { buttons: presets.labels.singular, fields: labelsOf(presets.fields) }
  }
  const labelsOf = (fields: ClientField[]): unknown[] =>
    fields.flatMap((field) => [
      ...('label' in field && field.label ? [field.label] : []),
      ...('fields' in field ? labelsOf(field.fields) : []),
      ...(field.type === 'select' ? field.options : []),
    ])

  expect([(await wordsIn('en')).buttons, (await wordsIn('ar')).buttons]).toEqual(['Saved view', 'عرض محفوظ'])
  const { fields } = await wordsIn('ar')
  expect(fields).toContainEqual({ en: 'Who may change it', ar: 'من يعدّله' })
  expect(fields).toContainEqual({ label: { en: 'Only me', ar: 'أنا فقط' }, value: 'onlyMe' })
})
