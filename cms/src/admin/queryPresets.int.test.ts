import { expect } from 'vitest'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const shared = (constraint: string, users: string[] = []) => {
  const rule = { constraint, users }
  return {
    title: constraint,
    isShared: true,
    relatedCollection: 'blogs',
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
