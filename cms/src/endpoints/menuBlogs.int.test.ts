import { menuBlogsSchema } from '@diwan/shared/contracts/menuBlogs'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { sendMenuBlogs } from './sendMenuBlogs'

const menuOf = async (locale: 'ar' | 'en') => menuBlogsSchema.parse(await (await sendMenuBlogs(locale)).json())

test('the submenu shows the newest chosen blogs of each category, in each language its own', async ({ payload }) => {
  const tax = await createCategory(payload, { title: 'Tax', slug: 'a-tax' })
  await createCategory(payload, { title: 'Empty', slug: 'b-empty' })
  const menu = { categories: [tax.id], showInMenu: true }
  for (const day of [1, 2, 3, 4]) {
    await createBlog(payload, { ...menu, title: `Day ${day}`, publishedAt: `2026-01-0${day}T09:00:00.000Z` })
  }
  await createBlog(payload, { categories: [tax.id], title: 'Not chosen' })
  await createBlog(payload, { ...menu, title: 'Draft', _status: 'draft' })
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const tomorrow = await createBlog(payload, { ...menu, title: 'Tomorrow', publishedAt: later })

  const english = await menuOf('en')
  expect(english.data.map(({ category }) => category)).toEqual([{ id: tax.id, title: 'Tax', slug: 'a-tax' }])
  expect(english.data[0]?.blogs.map(({ title }) => title)).toEqual(['Day 4', 'Day 3', 'Day 2'])
  expect(english.data[0]?.blogs[0]?.href).toBe(`/blog/${english.data[0]?.blogs[0]?.slug}`)
  expect((await menuOf('ar')).data).toEqual([])

  const arabic = { title: 'ضريبة', excerpt: 'ملخص', body: aRichText('نص'), publishedAt: '2026-01-05T09:00:00.000Z' }
  await payload.update({
    collection: 'categories',
    id: tax.id,
    data: { title: 'ضرائب', _status: 'published' },
    locale: 'ar',
  })
  await payload.update({
    collection: 'blogs',
    id: tomorrow.id,
    data: { ...arabic, _status: 'published' },
    locale: 'ar',
  })

  const [category] = (await menuOf('ar')).data
  expect(category?.category.title).toBe('ضرائب')
  expect(category?.blogs).toMatchObject([{ title: 'ضريبة', href: `/ar/blog/${tomorrow.slug}` }])
})
