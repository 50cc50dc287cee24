import type { PartnerDoc } from '@diwan/shared/generated/payload-types'
import { reviewMessages } from '@diwan/shared/messages/review'
import type { Payload, TypedUser } from 'payload'
import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { writeSettings } from '../../tests/builders/writeSettings'
import type { Api } from '../../tests/Api'
import { test } from '../../tests/test'

async function person(payload: Payload, role: 'admin' | 'editor' = 'editor') {
  const user = await createUser(payload, { role })
  const { token } = await payload.login({ collection: 'users', data: { email: user.email, password: aPassword } })
  return { user: { ...user, collection: 'users' } as TypedUser, headers: { Authorization: `JWT ${token}` } }
}

const write = (payload: Payload, id: string, user: TypedUser, title: string) =>
  payload.update({ collection: 'blogs', id, data: { title }, draft: true, locale: 'en', user, overrideAccess: false })

const publish = (payload: Payload, id: string, user: TypedUser, data: object = {}) =>
  payload.update({
    collection: 'blogs',
    id,
    data: { ...data, _status: 'published' },
    locale: 'en',
    user,
    overrideAccess: false,
  })

const change = (api: Api, id: string, data: object, { headers }: { headers: Record<string, string> }) =>
  api.fetch(`/api/blogs/${id}?locale=en&trash=true`, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })

const demand = (payload: Payload, isDemanded: boolean) =>
  payload.db.updateGlobal({ slug: 'site-settings', data: { requireSecondPerson: isDemanded } as never })

test('while a second person is demanded nobody publishes their own words, by any door', async ({ api, payload }) => {
  await writeSettings(payload)
  const [author, reader] = [await person(payload), await person(payload)]
  const { id } = await createBlog(payload)
  await demand(payload, true)
  const review = (who: typeof author, action: string) =>
    api.post('/api/admin/reviews', { collection: 'blogs', documentId: id, action }, who.headers)
  await write(payload, id, author.user, 'Mine')

  await expect(publish(payload, id, author.user)).rejects.toMatchObject({ status: 403 })
  await expect(publish(payload, id, reader.user, { title: 'Quickly changed' })).rejects.toMatchObject({ status: 403 })
  const patched = await api.fetch(`/api/blogs/${id}`, {
    method: 'PATCH',
    headers: { ...author.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Straight onto the site', _status: 'published' }),
  })
  expect(patched.status, await patched.text()).toBe(403)

  expect((await review(author, 'ask')).status).toBe(200)
  expect((await review(author, 'approve')).status).toBe(403)
  expect((await review(reader, 'approve')).status).toBe(200)
  // A change after the approval voids it.
  await write(payload, id, author.user, 'Changed again')
  await expect(publish(payload, id, author.user)).rejects.toMatchObject({ status: 403 })
  expect((await review(reader, 'approve')).status).toBe(200)
  await publish(payload, id, author.user)

  const { docs } = await payload.find({ collection: 'reviews', where: { documentId: { equals: id } } })
  expect(docs.map(({ state }) => state)).toEqual(['published'])
  await demand(payload, false)
})

test('while a second person is demanded nobody sends the link of a partner somewhere else alone', async ({
  api,
  payload,
}) => {
  await writeSettings(payload)
  const author = await person(payload)
  const logo = await payload.db.create({ collection: 'media', data: { alt: { en: 'Logo' }, filename: 'logo.png' } })
  const partner = await payload.create({
    collection: 'partners',
    data: {
      title: 'Safa',
      url: 'https://safa.example',
      region: 'gcc',
      logo: String(logo.id),
      _status: 'published',
    } as PartnerDoc,
    locale: 'en',
  })
  await demand(payload, true)

  const patched = await api.fetch(`/api/partners/${partner.id}?locale=en`, {
    method: 'PATCH',
    headers: { ...author.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: 'https://elsewhere.example', _status: 'published' }),
  })

  expect([patched.status, await patched.json()]).toMatchObject([403, { message: reviewMessages.en.faults.saveFirst }])
  expect(await payload.findByID({ collection: 'partners', id: partner.id })).toMatchObject({
    url: 'https://safa.example',
  })
  await demand(payload, false)
})

test('while a second person is demanded nobody plans to publish their own words alone', async ({ api, payload }) => {
  const [author, reader] = [await person(payload), await person(payload)]
  const { id } = await createBlog(payload)
  await demand(payload, true)
  await write(payload, id, author.user, 'For tomorrow')
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const plan = (who: typeof author, action = 'publish') =>
    api.post('/api/admin/plans', { collection: 'blogs', documentId: id, action, locale: 'en', at }, who.headers)
  const review = (who: typeof author, action: string) =>
    api.post('/api/admin/reviews', { collection: 'blogs', documentId: id, action }, who.headers)

  const refused = await plan(author)
  expect([refused.status, await refused.json()]).toMatchObject([403, { message: reviewMessages.en.faults.needsSecond }])
  expect((await plan(author, 'unpublish')).status).toBe(201)
  expect((await plan(reader)).status).toBe(201)
  await review(author, 'ask')
  await review(reader, 'approve')
  expect((await plan(author)).status).toBe(201)
  await demand(payload, false)
})

test('while a second person is demanded nobody plans a bundle of their own words alone', async ({ api, payload }) => {
  const [author, reader] = [await person(payload), await person(payload)]
  const { id } = await createBlog(payload)
  await demand(payload, true)
  await write(payload, id, author.user, 'For the relaunch')
  const documents = [{ relationTo: 'blogs' as const, value: id }]
  const bundle = await payload.create({
    collection: 'bundles',
    data: { title: 'Relaunch', documents, languages: ['en'] },
  })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const plan = (who: typeof author) => api.post(`/api/bundles/${bundle.id}/schedule`, { at }, who.headers)

  const refused = await plan(author)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: `“For the relaunch” – ${reviewMessages.en.faults.needsSecond}` },
  ])
  expect((await plan(reader)).status).toBe(200)
  await demand(payload, false)
})

test('the second person publishes what the first one wrote', async ({ payload }) => {
  const [author, reader] = [await person(payload), await person(payload)]
  const { id } = await createBlog(payload)
  await demand(payload, true)
  await write(payload, id, author.user, 'Ready')

  const published = await publish(payload, id, reader.user)

  expect(published.title).toBe('Ready')
  await demand(payload, false)
})

test('while a second person is demanded nobody publishes their own words by way of the trash', async ({
  api,
  payload,
}) => {
  const [author, reader] = [await person(payload), await person(payload)]
  await demand(payload, true)
  const trash = (id: string, data: object = {}) =>
    change(api, id, { deletedAt: new Date().toISOString(), ...data }, author)
  const restore = (id: string, data: object, who = author) => change(api, id, { deletedAt: null, ...data }, who)
  const aDraft = async () => {
    const { id } = await createBlog(payload, { _status: 'draft' })
    await write(payload, id, author.user, 'Mine')
    return id
  }
  const ids = [await aDraft(), await aDraft()] as const

  expect((await trash(ids[0])).status).toBe(200)
  expect((await restore(ids[0], { _status: 'published' })).status).toBe(403)
  expect((await trash(ids[1], { _status: 'published' })).status).toBe(200)
  expect((await restore(ids[1], {})).status).toBe(403)

  expect((await restore(ids[0], { _status: 'draft' })).status).toBe(200)
  expect((await restore(ids[1], { _status: 'published' }, reader)).status).toBe(200)
  await demand(payload, false)
})

test.for<[how: string, leave: object]>([
  ['is put in the trash', { deletedAt: '2026-01-01T00:00:00.000Z' }],
  ['is taken off the site', { _status: 'draft' }],
])('words that are changed while an entry %s are those of who changed them', async ([, leave], { api, payload }) => {
  const [author, reader] = [await person(payload), await person(payload)]
  const { id } = await createBlog(payload, { _status: 'draft' })
  await write(payload, id, reader.user, 'Theirs')
  await publish(payload, id, author.user)
  await demand(payload, true)

  expect((await change(api, id, { title: 'Mine', ...leave }, author)).status).toBe(200)

  expect((await change(api, id, { deletedAt: null, _status: 'published' }, author)).status).toBe(403)
  expect((await change(api, id, { deletedAt: null, _status: 'published' }, reader)).status).toBe(200)
  await demand(payload, false)
})

test('who may not write a document may not review it', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const headers = await api.as('recruiter')
  const ask = await api.post('/api/admin/reviews', { collection: 'blogs', documentId: id, action: 'ask' }, headers)
  expect(ask.status).toBe(403)
  const other = await api.post('/api/admin/reviews', { collection: 'users', documentId: id, action: 'ask' }, headers)
  expect(other.status).toBe(403)
})

test('a reviewer approves the text they looked at, and none that was written since', async ({ api, payload }) => {
  const [author, reader] = [await person(payload), await person(payload)]
  const { id } = await createBlog(payload)
  await write(payload, id, author.user, 'What the reader sees')
  const path = `/api/admin/reviews?${new URLSearchParams({ collection: 'blogs', id })}`
  const look = async () =>
    (await (await api.fetch(path, { headers: reader.headers })).json()) as {
      savedAt: string
      review: { state: string } | null
    }
  const review = (who: typeof author, action: string, seen?: string) =>
    api.post('/api/admin/reviews', { collection: 'blogs', documentId: id, action, seen }, who.headers)
  await review(author, 'ask')

  const { savedAt } = await look()
  await write(payload, id, author.user, 'What nobody has read')
  const refused = await review(reader, 'approve', savedAt)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { message: reviewMessages.en.faults.changedSince },
  ])
  expect((await look()).review?.state).toBe('asked')

  expect((await review(reader, 'approve', (await look()).savedAt)).status).toBe(200)
})

test('the text of what stands on every page is approved as it was looked at, too', async ({ api, payload }) => {
  const [author, reader] = [await person(payload, 'admin'), await person(payload, 'admin')]
  await payload.updateGlobal({
    slug: 'footer',
    data: {} as never,
    user: author.user,
    overrideAccess: false,
    draft: true,
  })
  const path = `/api/admin/reviews?${new URLSearchParams({ collection: 'globals', id: 'footer' })}`
  const { savedAt } = (await (await api.fetch(path, { headers: reader.headers })).json()) as { savedAt: string }
  const review = (who: typeof author, action: string, seen?: string) =>
    api.post('/api/admin/reviews', { collection: 'globals', documentId: 'footer', action, seen }, who.headers)
  await review(author, 'ask')
  expect((await review(reader, 'approve', savedAt)).status).toBe(200)
})
