import type { Payload } from 'payload'
import { expect } from 'vitest'
import { test } from '../../tests/test'

const making = (payload: Payload) => async (collection: string, data: object) =>
  String((await payload.db.create({ collection, data } as never)).id)

test('a page whose form is about a service points at it; one about an industry does not', async ({ api, payload }) => {
  const headers = await api.as('admin')
  const make = making(payload)
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
  const make = making(payload)
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

test('a button, a menu and a rich text that name the address of a document, or the document, are places too', async ({
  api,
  payload,
}) => {
  const headers = await api.as('admin')
  const make = making(payload)
  const service = await make('services', { slug: 'payroll' })
  await make('services', { slug: 'payroll-plus' })
  const link = (fields: object) => ({
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'link', version: 3, fields }] }] },
  })
  const button = (href: string, id: string) => [
    { id, blockType: 'callToAction', heading: 'Talk', links: [{ id: `${id}a`, label: 'Ask', href }] },
  ]
  const page = await make('pages', {
    slug: 'with-button',
    layout: { ar: button('/services/payroll?from=a#form', '1a') },
  })
  await make('pages', { slug: 'other-button', layout: { en: button('/services/payroll-plus', '2b') } })
  const internal = { linkType: 'internal', doc: { relationTo: 'services', value: service } }
  const blog = await make('blogs', { slug: 'by-id', body: { en: link(internal) } })
  const news = await make('news', {
    slug: 'by-address',
    body: { ar: link({ linkType: 'custom', url: '/ar/services/payroll' }) },
  })
  await make('news', { slug: 'no-place', body: { en: link({ linkType: 'custom', url: '/services/payroll-plus' }) } })
  await payload.db.createGlobal({
    slug: 'footer',
    data: { links: { en: [{ id: '3c', label: 'Payroll', href: '/services/payroll#faq' }] } },
  } as never)

  const answer = await api.fetch(`/api/admin/links?collection=services&id=${service}`, {
    headers: { ...headers, 'Accept-Language': 'ar' },
  })

  const { places } = (await answer.json()) as { places: { href: string; title: string }[] }
  expect(places).toContainEqual(expect.objectContaining({ title: 'تذييل الموقع' }))
  expect(places.map(({ href }) => href).toSorted()).toEqual(
    [
      `/admin/auth/pages/edit/${page}`,
      `/admin/auth/blogs/edit/${blog}`,
      `/admin/auth/news/edit/${news}`,
      '/admin/globals/footer',
    ].toSorted(),
  )
})

test('a menu that leads to a list is no place that names what stands in it; one that leads to the list of a category is', async ({
  api,
  payload,
}) => {
  const headers = await api.as('admin')
  const make = making(payload)
  const leader = await make('leaders', { slug: 'mona' })
  const category = await make('categories', { slug: 'tax', kind: 'blogs' })
  await payload.updateGlobal({
    slug: 'footer',
    locale: 'en',
    data: {
      links: [
        { label: 'Leaders', href: '/leadership' },
        { label: 'Tax', href: '/articles/tax' },
      ],
    },
  })
  const placesOf = async (collection: string, id: string) => {
    const answer = await api.fetch(`/api/admin/links?collection=${collection}&id=${id}`, { headers })
    return ((await answer.json()) as { places: { href: string }[] }).places.map(({ href }) => href)
  }

  expect(await placesOf('leaders', leader)).toEqual([])
  expect(await placesOf('categories', category)).toEqual(['/admin/globals/footer'])
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

test('who has more that links to it than is named is told that there is more', async ({ api, payload }) => {
  const headers = await api.as('admin')
  const make = making(payload)
  const author = await make('leaders', { slug: 'well-read' })
  const linksTo = async (id: string) => {
    const answer = await api.fetch(`/api/admin/links?collection=leaders&id=${id}`, { headers })
    const { hasMore, places } = (await answer.json()) as { hasMore: boolean; places: object[] }
    return { hasMore, named: places.length }
  }
  for (let number = 1; number <= 20; number += 1) await make('blogs', { slug: `well-read-${number}`, author })
  expect(await linksTo(author)).toEqual({ hasMore: false, named: 20 })

  await make('blogs', { slug: 'well-read-21', author })

  expect(await linksTo(author)).toEqual({ hasMore: true, named: 20 })
})

test('places are called what they are called in the language of the panel, where they are written in it', async ({
  api,
  payload,
}) => {
  const headers = { ...(await api.as('admin')), 'Accept-Language': 'ar' }
  const make = making(payload)
  const author = await make('leaders', { slug: 'two-tongues' })
  await make('blogs', { slug: 'in-both', author, title: { en: 'Zakat', ar: 'الزكاة' } })
  await make('blogs', { slug: 'in-one', author, title: { en: 'Payroll' } })

  const answer = await api.fetch(`/api/admin/links?collection=leaders&id=${author}`, { headers })

  const { places } = (await answer.json()) as { places: { title: string }[] }
  expect(places.map(({ title }) => title).toSorted()).toEqual(['Payroll', 'الزكاة'])
})

test('of many that go together and name one another, none is counted', async ({ api, payload }) => {
  const headers = await api.as('admin')
  const make = making(payload)
  const link = { type: 'link', version: 3, fields: { linkType: 'custom', url: '/blog/goes-1' } }
  const body = { en: { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } } }
  const ids: string[] = []
  for (let number = 1; number <= 22; number += 1) ids.push(await make('blogs', { slug: `goes-${number}`, body }))
  const query = ids.map((id) => `&id=${id}`).join('')

  const answer = await api.fetch(`/api/admin/links?collection=blogs${query}`, { headers })

  expect(await answer.json()).toMatchObject({ places: [], hasMore: false })
})

test('of many documents, a text that names any of them is a place', async ({ api, payload }) => {
  const headers = await api.as('admin')
  const make = making(payload)
  const ids: string[] = []
  for (let number = 1; number <= 9; number += 1) ids.push(await make('services', { slug: `many-${number}` }))
  const linkTo = (fields: object) => {
    const link = { type: 'link', version: 3, fields }
    return { en: { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } } }
  }
  const doc = { relationTo: 'services', value: ids[8] }
  const byId = await make('news', { slug: 'names-ninth', body: linkTo({ linkType: 'internal', doc }) })
  const url = '/ar/services/many-3'
  const byAddress = await make('news', { slug: 'names-third', body: linkTo({ linkType: 'custom', url }) })

  const query = ids.map((id) => `&id=${id}`).join('')
  const answer = await api.fetch(`/api/admin/links?collection=services${query}`, { headers })

  const { places } = (await answer.json()) as { places: { href: string }[] }
  expect(places.map(({ href }) => href).toSorted()).toEqual(
    [byId, byAddress].map((id) => `/admin/auth/news/edit/${id}`).toSorted(),
  )
})

test('a redirect that leads to a document is a place, called by the address that it leads from', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  const blog = await making(payload)('blogs', { slug: 'led-to' })
  const rules = [
    ['/led-from', '/blog/led-to?x=1'],
    ['/ar/led-from', '/ar/blog/led-to'],
    ['/led-past', '/blog/led-to-more'],
  ]
  for (const [from = '', to = ''] of rules) await payload.create({ collection: 'redirects', data: { from, to } })

  const answer = await api.fetch(`/api/admin/links?collection=blogs&id=${blog}`, { headers })

  const { places } = (await answer.json()) as { places: { collection: string; title: string }[] }
  const titles = places.filter(({ collection }) => collection === 'redirects').map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['/ar/led-from', '/led-from'])
})
