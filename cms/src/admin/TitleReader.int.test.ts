import { expect, vi } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { TitleReader } from './TitleReader'

test('titles that are asked for together take one question, each in the language of the panel or in the other one', async ({
  payload,
}) => {
  const [both, one, trashed] = [
    await createBlog(payload, { title: 'Zakat' }),
    await createBlog(payload, { title: 'Payroll' }),
    await createBlog(payload, { title: 'Old' }),
  ].map(({ id }) => id) as [string, string, string]
  const change = (id: string, data: object) =>
    payload.update({ collection: 'blogs', id, locale: 'ar', draft: true, data } as never)
  await change(both, { title: 'الزكاة' })
  await change(trashed, { deletedAt: new Date().toISOString() })
  const user = { id: 'a'.repeat(24), collection: 'users', role: 'editor' } as never
  const reader = new TitleReader(payload, { language: 'ar', user: Promise.resolve(user) })
  const find = vi.spyOn(payload, 'find')

  const titles = await Promise.all([both, one, trashed, both].map((id) => reader.titleOf('blogs', id)))

  expect(titles).toEqual(['الزكاة', 'Payroll', 'Old', 'الزكاة'])
  expect(find).toHaveBeenCalledTimes(1)
  find.mockRestore()
})

test('what the reader may not read, and what is gone, has no title', async ({ payload }) => {
  const data = { name: 'Sara Alharbi', email: 'sara@candidates.example' }
  const applicant = String((await payload.db.create({ collection: 'applicants', data } as never)).id)
  const readerOf = (role: string) => {
    const user = { id: 'a'.repeat(24), collection: 'users', role } as never
    return new TitleReader(payload, { language: 'en', user: Promise.resolve(user) })
  }

  expect(await readerOf('recruiter').titleOf('applicants', applicant)).toBe('Sara Alharbi')
  expect(await readerOf('editor').titleOf('applicants', applicant)).toBeNull()
  expect(await readerOf('recruiter').titleOf('applicants', 'f'.repeat(24))).toBeNull()
})
