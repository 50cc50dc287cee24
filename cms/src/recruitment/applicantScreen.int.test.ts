import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { listApplicationsOf } from './desk/listApplicationsOf'

test('the screen of a person lists their applications, the newest first, for who may read applications', async ({
  payload,
}) => {
  const applicant = (await createApplicant(payload)).id
  const vacancy = (await createVacancy(payload, { title: 'Zakat adviser' })).id
  const older = await createApplication(payload, { applicant, vacancy, createdAt: '2026-01-01T00:00:00.000Z' })
  const newer = await createApplication(payload, { applicant, stage: 'offer' })
  await createApplication(payload)
  const recruiter = await createUser(payload, { role: 'recruiter' })

  const list = await listApplicationsOf(payload, recruiter as never, applicant, 'ar')

  expect(list.map(({ id, stage, vacancy: title }) => [id, stage, title])).toEqual([
    [newer.id, 'offer', null],
    // It has no title in Arabic.
    [older.id, 'new', 'Zakat adviser'],
  ])
  const editor = await createUser(payload, { role: 'editor' })
  await expect(listApplicationsOf(payload, editor as never, applicant, 'en')).rejects.toThrow()
})
