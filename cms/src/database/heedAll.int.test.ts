import type { Where } from 'payload'
import { expect } from 'vitest'
import { createApplication } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test as base } from '../../tests/test'

interface Applications {
  /** An application for a vacancy, rated by somebody. */
  rated: string
  vacancy: string
  jobTitle: string
  by: string
  /** How many there are, of which one is that one. */
  all: number
  count: (where: Where) => Promise<number>
}

const test = base.extend<{ applications: Applications }>({
  applications: [
    async ({ payload }, use) => {
      const by = (await createUser(payload, { role: 'recruiter' })).id
      const { id: vacancy, jobTitle } = await createVacancy(payload, { publishedAt: '2026-01-01T00:00:00.000Z' })
      const ratings = [{ criterion: 'Depth', score: 4, by }]
      const { id } = await createApplication(payload, { vacancy, ratings, rating: 4, knockedOut: true } as never)
      await createApplication(payload)
      await createApplication(payload)
      const count = async (where: Where) => (await payload.count({ collection: 'applications', where })).totalDocs
      await use({
        rated: id,
        vacancy,
        jobTitle: typeof jobTitle === 'string' ? jobTitle : (jobTitle?.id ?? ''),
        by,
        all: 3,
        count,
      })
    },
    { scope: 'file' },
  ],
})

const ids = ['id', 'vacancy', 'vacancy.id', 'vacancy.jobTitle', 'vacancy.jobTitle.id', 'ratings.by', 'notes.mentions']
const comparisons = ['equals', 'in', 'like', 'contains', 'greater_than', 'less_than_equal']

test('a condition on an id that is none is met by nothing, however it is asked', async ({ applications }) => {
  for (const path of ids)
    for (const operator of comparisons)
      for (const value of ['no-id', 'ABCDEFABCDEF', 'no-id,nor-this', 12]) {
        const condition = { [path]: { [operator]: value } } as Where
        const asked = JSON.stringify(condition)
        expect(await applications.count(condition), asked).toBe(0)
        expect(await applications.count({ or: [condition] }), asked).toBe(0)
        expect(await applications.count({ or: [{ and: [condition] }, { stage: { equals: 'hired' } }] }), asked).toBe(0)
      }
})

test('what is not an id that is none is everything', async ({ applications }) => {
  for (const path of ['id', 'vacancy', 'ratings.by', 'notes.mentions'])
    for (const operator of ['not_equals', 'not_in', 'not_like'])
      expect(await applications.count({ [path]: { [operator]: 'no-id' } }), `${path} ${operator}`).toBe(
        applications.all,
      )
})

test('of many ids those that are none are left out', async ({ applications }) => {
  const { by, count, jobTitle, rated, vacancy } = applications
  const asked = { id: rated, vacancy, 'vacancy.id': vacancy, 'vacancy.jobTitle': jobTitle, 'ratings.by': by }
  for (const [path, id] of Object.entries(asked)) {
    expect(await count({ [path]: { in: ['no-id', id] } }), path).toBe(1)
    expect(await count({ [path]: { in: `no-id,${id}` } }), path).toBe(1)
    expect(await count({ [path]: { equals: id, like: id } }), path).toBe(1)
    expect(await count({ [path]: { equals: id, like: 'no-id' } }), path).toBe(0)
  }
  expect(await count({ id: { not_in: ['no-id', rated] } })).toBe(applications.all - 1)
})

test('a time, a number or a yes and no that is none is met by nothing, and its opposite by everything', async ({
  applications,
}) => {
  const paths = ['createdAt', 'stageSince', 'vacancy.publishedAt', 'rating', 'ratings.score', 'knockedOut']
  for (const path of paths)
    for (const operator of comparisons)
      for (const value of ['neither', 'constructor', '__proto__'])
        expect(await applications.count({ [path]: { [operator]: value } }), `${path} ${operator} ${value}`).toBe(0)
  for (const path of ['createdAt', 'stageSince', 'rating', 'knockedOut'])
    for (const operator of ['not_equals', 'not_in', 'not_like'])
      expect(await applications.count({ [path]: { [operator]: 'neither' } }), path).toBe(applications.all)
})

test('“null” is how a condition says that there is none', async ({ applications }) => {
  for (const path of ['vacancy', 'rating']) {
    expect(await applications.count({ [path]: { equals: 'null' } }), path).toBe(applications.all - 1)
    expect(await applications.count({ [path]: { not_equals: 'null' } }), path).toBe(1)
  }
})

test('neither versions, drafts, changes nor removals are about everything when a condition can be about nothing', async ({
  applications,
  payload,
}) => {
  const where: Where = { cover: { equals: 'no-id' } }
  await payload.create({ collection: 'blogs', data: { title: 'Kept' } as never, locale: 'en', draft: true })

  const versions = { collection: 'blogs', where: { 'version.cover': { equals: 'no-id' } } } as const
  expect((await payload.findVersions(versions)).totalDocs).toBe(0)
  expect((await payload.find({ collection: 'blogs', draft: true, where })).totalDocs).toBe(0)
  expect((await payload.update({ collection: 'blogs', data: { title: 'Changed' }, where })).docs).toEqual([])
  expect((await payload.delete({ collection: 'blogs', where })).docs).toEqual([])
  expect((await payload.delete({ collection: 'applications', where: { vacancy: { equals: 'no-id' } } })).docs).toEqual(
    [],
  )
  expect(await applications.count({})).toBe(applications.all)
})

test('words with a sign that no text holds are found nowhere', async ({ applications }) => {
  for (const text of ['\0', 'DW-\0', '\0 hired'])
    for (const path of ['reference', 'stage', 'applicant.name']) {
      expect(await applications.count({ [path]: { like: text } })).toBe(0)
      expect(await applications.count({ [path]: { contains: text } })).toBe(0)
      expect(await applications.count({ [path]: { not_like: text } })).toBe(applications.all)
    }
})
