import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'

test('the search finds an interview by its candidate, and no rows that have no name to be found by', async ({
  api,
  payload,
}) => {
  const meet = async (name: string) => {
    const applicant = await createApplicant(payload, { name, email: `${crypto.randomUUID()}@candidates.example` })
    const { id: application } = await createApplication(payload, { applicant: applicant.id })
    return payload.create({ collection: 'interviews', data: { application, state: 'proposed' } })
  }
  const wanted = await meet('Noura Alotaibi')
  await meet('Fahad Alharbi')
  await payload.create({ collection: 'equal-opportunity-answers', data: { month: '2026-03' } as never })

  const answer = await api.fetch('/api/admin/search?q=noura', { headers: await api.as('admin') })
  const { results } = (await answer.json()) as { results: { href: string; title: string }[] }

  expect(results.filter(({ href }) => href.includes('/interviews/'))).toEqual([
    expect.objectContaining({ title: 'Noura Alotaibi', href: `/admin/auth/interviews/edit/${wanted.id}` }),
  ])
  expect(results.filter(({ href }) => href.includes('equal-opportunity'))).toEqual([])
})
