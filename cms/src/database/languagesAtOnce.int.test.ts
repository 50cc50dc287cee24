import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const ROUNDS = 8
const languages = ['en', 'ar'] as const

const textsOf = (round: number) => ({ en: `English ${round}`, ar: `عربي ${round}` })

test.for([
  ['published', (id: string) => `/${id}?locale=`],
  ['published in a list', (id: string) => `?where[id][equals]=${id}&locale=`],
  ['kept as drafts', (id: string) => `/${id}?draft=true&locale=`],
] as const)(
  'both languages %s at the same moment are both in the newest version',
  async ([how, path], { api, payload }) => {
    const isPublished = how !== 'kept as drafts'
    const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
    const { body, id } = await createBlog(payload, { title: 'Before' })
    for (let round = 0; round < ROUNDS; round++) {
      const titles = textsOf(round)
      const answers = await Promise.all(
        languages.map((locale) =>
          api.fetch(`/api/blogs${path(id)}${locale}`, {
            method: 'PATCH',
            headers,
            body: JSON.stringify({
              title: titles[locale],
              excerpt: titles[locale],
              body,
              _status: isPublished ? 'published' : 'draft',
            }),
          }),
        ),
      )
      const newest = await payload.findByID({ collection: 'blogs', id, draft: true, locale: 'all' })
      const live = await payload.findByID({ collection: 'blogs', id, locale: 'all' })

      expect([answers.map(({ status }) => status), newest.title]).toEqual([[200, 200], titles])
      expect(live.title).toEqual(isPublished ? titles : { en: 'Before' })
    }
  },
)

test('both languages of a global saved at the same moment are both kept', async ({ api, payload }) => {
  const headers = await api.as('editor')
  await api.post('/api/globals/footer?locale=en', { legal: 'Before' }, headers)
  for (let round = 0; round < ROUNDS; round++) {
    const legal = textsOf(round)
    const answers = await Promise.all(
      languages.map((locale) => api.post(`/api/globals/footer?locale=${locale}`, { legal: legal[locale] }, headers)),
    )
    const newest = await payload.findGlobal({ slug: 'footer', draft: true, locale: 'all' })
    const live = await payload.findGlobal({ slug: 'footer', locale: 'all' })

    expect([answers.map(({ status }) => status), newest.legal, live.legal]).toEqual([[200, 200], legal, legal])
  }
})

test('a version that is restored while the other language is saved is restored', async ({ api, payload }) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const { id } = await createBlog(payload, { title: 'First' })
  const ofEntry = { collection: 'blogs', where: { parent: { equals: id } }, sort: '-updatedAt' } as const
  const [first] = (await payload.findVersions(ofEntry)).docs
  for (let round = 0; round < ROUNDS; round++) {
    const save = (locale: string, title: string) =>
      api.fetch(`/api/blogs/${id}?draft=true&locale=${locale}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title }),
      })
    await save('en', `Changed ${round}`)
    const answers = await Promise.all([
      api.fetch(`/api/blogs/versions/${first?.id}`, { method: 'POST', headers }),
      save('ar', `عربي ${round}`),
    ])
    const newest = await payload.findByID({ collection: 'blogs', id, draft: true, locale: 'all' })

    expect([answers.map(({ status }) => status), newest.title]).toMatchObject([[200, 200], { en: 'First' }])
  }
})

test('an entry that is deleted while it is saved is deleted', async ({ api, payload }) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await createBlog(payload)
    const [deleted, saved] = await Promise.all([
      api.fetch(`/api/blogs/${id}`, { method: 'DELETE', headers }),
      api.fetch(`/api/blogs/${id}?draft=true`, { method: 'PATCH', headers, body: JSON.stringify({ title: 'Late' }) }),
    ])
    const { totalDocs } = await payload.countVersions({ collection: 'blogs', where: { parent: { equals: id } } })

    expect([deleted.status, totalDocs]).toEqual([200, 0])
    expect([200, 404]).toContain(saved.status)
  }
})
