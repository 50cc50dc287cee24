import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { createApplication } from '../../../tests/builders/createApplication'
import { createUser } from '../../../tests/builders/createUser'
import { test } from '../../../tests/test'
import { barsOf } from './bars'

test('a bar counts what its list shows: applications without those that robots sent', async ({ payload }) => {
  const user = { ...(await createUser(payload, { role: 'recruiter' })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const question = {
    key: 'offer',
    label: 'Offer',
    collection: 'applications' as const,
    where: { stage: { equals: 'offer' } },
  }
  await createApplication(payload, { stage: 'offer' })
  await createApplication(payload, { stage: 'offer', source: 'linkedin' })
  await createApplication(payload, { stage: 'offer', source: 'spam' })

  const [bar] = await barsOf(req, [question])

  expect(bar?.count).toBe(2)
  expect(decodeURIComponent(bar?.href ?? '')).toBe('/admin/auth/applications?where[stage][equals]=offer')
})
