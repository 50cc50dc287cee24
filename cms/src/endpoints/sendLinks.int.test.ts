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

test('of several documents, places that point at any of them and would stay are named', async ({ api, payload }) => {
  const headers = await api.as('admin')
  const make = async (collection: string, data: object) =>
    String((await payload.db.create({ collection, data } as never)).id)
  const [zakat, sap, hr] = [
    await make('services', { slug: 'chosen-zakat' }),
    await make('services', { slug: 'chosen-sap' }),
    await make('services', { slug: 'staying-hr' }),
  ]
  const one = await make('blogs', { slug: 'one', relatedServices: [zakat, hr] })
  const two = await make('blogs', { slug: 'two', relatedServices: [sap] })
  await make('blogs', { slug: 'three', relatedServices: [hr] })

  const answer = await api.fetch(`/api/admin/links?collection=services&id=${zakat}&id=${sap}`, { headers })

  const { places } = (await answer.json()) as { places: { href: string }[] }
  expect(places.map(({ href }) => href).toSorted()).toEqual(
    [one, two].map((id) => `/admin/auth/blogs/edit/${id}`).toSorted(),
  )
})

test.for([
  ['no document', ''],
  ['what is no id', '&id=1'],
  ['more than a hundred', Array.from({ length: 101 }, (_, n) => `&id=${n.toString(16).padStart(24, '0')}`).join('')],
])('a question about %s is refused', async ([, ids], { api }) => {
  const headers = await api.as('admin')

  expect((await api.fetch(`/api/admin/links?collection=services${ids}`, { headers })).status).toBe(422)
})

test('a question about a document that is not there says so', async ({ api }) => {
  const headers = await api.as('admin')

  expect((await api.fetch(`/api/admin/links?collection=services&id=${'0'.repeat(24)}`, { headers })).status).toBe(404)
})
