import { expect } from 'vitest'
import { test } from '../../tests/test'

test('a page whose form is about a service points at it; one about an industry does not', async ({ api, payload }) => {
  const headers = await api.as('admin')
  const make = async (collection: string, data: object) =>
    String((await payload.db.create({ collection, data } as never)).id)
  const service = await make('services', { slug: 'zakat' })
  const industry = await make('industry-solutions', { slug: 'retail' })
  const formAbout = (relationTo: string, value: string, id: string) => [
    { id, blockType: 'form', form: 'contact', topic: { relationTo, value } },
  ]
  const page = await make('pages', { slug: 'one', layout: { en: formAbout('services', service, 'a'.repeat(24)) } })
  await make('pages', { slug: 'two', layout: { en: formAbout('industry-solutions', industry, 'b'.repeat(24)) } })

  const answer = await api.fetch(`/api/admin/links?collection=services&id=${service}`, { headers })

  expect(answer.status).toBe(200)
  const { places } = (await answer.json()) as { places: { href: string }[] }
  expect(places.map(({ href }) => href)).toEqual([`/admin/auth/pages/edit/${page}`])
})
