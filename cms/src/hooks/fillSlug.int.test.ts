import { fieldsMessages } from '@diwan/shared/messages/fields'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { test } from '../../tests/test'

const aCategory = { kind: 'blogs' as const, _status: 'published' as const }

const createCategory = (payload: Payload, data: object, locale: 'en' | 'ar' = 'en') =>
  payload.create({ collection: 'categories', data: { ...aCategory, ...data } as never, locale })

test('an entry without an address gets one from its title', async ({ payload }) => {
  const category = await createCategory(payload, { title: 'Zakat & Tax: What’s new?' })

  expect(category.slug).toBe('zakat-tax-whats-new')
})

test('two entries with one title get two addresses', async ({ payload }) => {
  const first = await createCategory(payload, { title: 'People' })
  const second = await createCategory(payload, { title: 'People' })

  expect([first.slug, second.slug]).toEqual(['people', 'people-2'])
})

test('who types the address of another entry is told who has it, in the trash too', async ({ payload }) => {
  const { faults } = fieldsMessages.en
  const fault = (message: string) => ({ data: { errors: [expect.objectContaining({ path: 'slug', message })] } })
  const taken = await createCategory(payload, { title: 'Payroll' })
  const own = await createCategory(payload, { title: 'Wages' })
  const rename = (slug: string) => payload.update({ collection: 'categories', id: own.id, data: { slug } })

  await expect(rename('payroll')).rejects.toMatchObject(fault(faults.slugTaken))
  await payload.update({ collection: 'categories', id: taken.id, data: { deletedAt: new Date().toISOString() } })
  await expect(rename('payroll')).rejects.toMatchObject(fault(faults.slugInTrash))
  await payload.delete({ collection: 'categories', id: taken.id, trash: true })
  expect((await rename('payroll')).slug).toBe('payroll')
  expect((await rename('payroll')).slug).toBe('payroll')
})

test('an entry that exists in Arabic only gets an address in Latin letters', async ({ payload }) => {
  const category = await createCategory(payload, { title: 'الزكاة' }, 'ar')

  expect(category.slug).toBe('alzkah')
})

test('the address follows the title while the entry is a draft, and stays once it is live', async ({ payload }) => {
  const draft = await payload.create({
    collection: 'categories',
    data: { title: 'Ta', kind: 'blogs' },
    draft: true,
  })
  const typed = await payload.update({
    collection: 'categories',
    id: draft.id,
    data: { title: 'Tax advice', slug: draft.slug },
    draft: true,
  })
  const live = await payload.update({ collection: 'categories', id: draft.id, data: { _status: 'published' } })
  const renamed = await payload.update({ collection: 'categories', id: draft.id, data: { title: 'Tax and more' } })

  expect([draft.slug, typed.slug, live.slug, renamed.slug]).toEqual(['ta', 'tax-advice', 'tax-advice', 'tax-advice'])
})

test('a draft whose title says the same in other letters keeps its address', async ({ payload }) => {
  const data = { title: 'Cloud costs', kind: 'blogs' } as const
  const { id, slug } = await payload.create({ collection: 'categories', data, draft: true })

  const same = await payload.update({ collection: 'categories', id, data: { title: 'Cloud Costs!' }, draft: true })

  expect([slug, same.slug]).toEqual(['cloud-costs', 'cloud-costs'])
})

test('an address that an editor chose does not follow the title', async ({ payload }) => {
  const draft = await payload.create({
    collection: 'categories',
    data: { title: 'Growth', slug: 'Our Growth!', kind: 'blogs' },
    draft: true,
  })
  const changed = await payload.update({
    collection: 'categories',
    id: draft.id,
    data: { title: 'Growing' },
    draft: true,
  })

  expect([draft.slug, changed.slug]).toEqual(['our-growth', 'our-growth'])
})

test('extra pages cannot take an address that the site needs', async ({ payload }) => {
  const createPage = (slug: string) =>
    payload.create({ collection: 'pages', data: { title: 'A page', slug, _status: 'published' } })

  for (const slug of ['blog', 'careers', 'admin', 'api', 'ar', 'en', 'builds', 'media', 'preview', '404']) {
    await expect(createPage(slug), slug).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
  }
  await expect(createPage('whistleblowing')).resolves.toMatchObject({ slug: 'whistleblowing' })
})

test('categories cannot be called like the parts of a list’s address', async ({ payload }) => {
  for (const slug of ['page', 'topic', 'rss.xml']) {
    await expect(createCategory(payload, { title: 'T', slug }), slug).rejects.toMatchObject({
      data: { errors: [{ path: 'slug' }] },
    })
  }
})

test('no entry is called like the id of a document', async ({ payload }) => {
  await expect(createCategory(payload, { title: 'T', slug: 'a'.repeat(24) })).rejects.toMatchObject({
    data: { errors: [{ path: 'slug' }] },
  })
})

test('drafts without a title do not stand in each other’s way', async ({ payload }) => {
  const createEmpty = () =>
    payload.create({ collection: 'pages', data: { title: null, slug: null, catalogueKey: null } as never, draft: true })

  const [first, second] = [await createEmpty(), await createEmpty()]

  expect(first.id).not.toBe(second.id)
})
