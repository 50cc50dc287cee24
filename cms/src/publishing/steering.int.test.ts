import { publishingStatusSchema, releaseHistorySchema } from '@diwan/shared/contracts/publishing'
import type { MediaKitDoc } from '@diwan/shared/generated/payload-types'
import { publishingMessages } from '@diwan/shared/messages/publishing'
import { PUBLISHER_TIMEOUT } from '@diwan/shared/spec/publishing'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { FakePublisher } from '../../tests/FakePublisher'
import { test } from '../../tests/test'
import { makeMediaKit } from '../mediaKit/makeMediaKit'
import { makeShareImages } from '../shareImages/makeShareImages'
import { liveReport, outboxOf, report } from '../../tests/publishingCalls'

test('the history tells releases with the documents they brought', async ({ api, payload }) => {
  const blog = await createBlog(payload)
  const [row] = await outboxOf(payload, blog.id)
  await report(api, liveReport('r-history', { outbox: [row?.id], startedAt: '2040-01-01T00:00:00.000Z' }))

  const answer = await api.fetch('/api/publishing/history', { headers: await api.as('editor') })
  const { releases } = releaseHistorySchema.parse(await answer.json())

  expect(releases[0]).toMatchObject({
    release: 'r-history',
    pages: 3,
    durationMs: 25,
    documents: [{ collection: 'blogs', id: blog.id, title: blog.title }],
  })
  expect((await api.fetch('/api/publishing/history')).status).toBe(401)
})

test('administrators and editors steer the publisher, others do not, and its absence is said', async ({
  api,
  payload,
}) => {
  const control = { type: 'release.unpin' }
  expect((await api.post('/api/publishing/control', control)).status).toBe(401)
  expect((await api.post('/api/publishing/control', control, await api.as('recruiter'))).status).toBe(403)
  expect((await api.post('/api/publishing/control', { type: 'x' }, await api.as('admin'))).status).toBe(422)
  expect((await api.post('/api/publishing/control', control, await api.as('admin'))).status).toBe(503)

  const publisher = new FakePublisher()
  await publisher.start()
  const response = await api.post('/api/publishing/control', control, await api.as('editor'))
  await publisher.stop()

  expect(response.status).toBe(200)
  // It is not carried out after whoever asked was told that it was not.
  const until = expect.toSatisfy((at: number) => at < Date.now() + PUBLISHER_TIMEOUT) as number
  expect(publisher.received).toEqual([{ path: '/control', body: { ...control, until } }])
  const where = { action: { equals: 'publishing-control' } }
  const { docs } = await payload.find({ collection: 'audit-log', where, pagination: false })
  expect(docs.map(({ sentence }) => sentence).toSorted()).toEqual([
    expect.stringMatching(/ let the site follow its content again$/),
    expect.stringMatching(/ tried to let the site follow its content again: the publisher did not do it$/),
  ])
})

test('what the publisher refuses is said in the language of whoever asked, never as it was sent', async ({ api }) => {
  const editor = await api.as('editor')
  const rollback = { type: 'release.rollback', release: 'r-gone' }
  const ask = (control: object, language = 'en') =>
    api.post('/api/publishing/control', control, { ...editor, 'Accept-Language': language })
  const publisher = new FakePublisher()
  await publisher.start()

  publisher.status = 409
  publisher.message = 'There is no release r-gone any more. Choose one of the list.'
  const gone = await ask(rollback)
  const inArabic = await ask(rollback, 'ar')
  const pinned = await ask({ type: 'release.rebuild' }, 'ar')
  publisher.status = 500
  publisher.message = 'The publisher could not write this down. Look at its log.'
  const broken = await ask({ type: 'release.rebuild' })
  await publisher.stop()
  const endless = await ask({ ...rollback, release: 'r'.repeat(101) })

  expect([gone.status, await gone.json()]).toEqual([
    409,
    { success: false, message: 'There is no release r-gone any more. Choose one of the list.' },
  ])
  expect([inArabic.status, await inArabic.json()]).toEqual([
    409,
    { success: false, message: publishingMessages.ar.refusals.gone('r-gone') },
  ])
  expect([pinned.status, await pinned.json()]).toEqual([
    409,
    { success: false, message: publishingMessages.ar.refusals.pinned },
  ])
  expect([broken.status, await broken.json()]).toEqual([
    502,
    { success: false, message: 'The publisher could not write this down. Look at its log.' },
  ])
  expect(endless.status).toBe(422)
})

test('status is told without a publisher too', async ({ api }) => {
  const response = await api.fetch('/api/publishing/status', { headers: await api.as('editor') })

  expect(await response.json()).toMatchObject({ success: true, publisher: null })
})

test('what is held back and what a release brought are named in the language of whoever looks', async ({
  api,
  payload,
}) => {
  const blog = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'الزكاة' }, locale: 'ar', draft: true })
  await payload.updateGlobal({ slug: 'footer', data: { legal: 'All rights reserved' }, locale: 'en' })
  const [row] = await outboxOf(payload, 'footer')
  await report(api, liveReport('r-footer', { outbox: [row?.id], startedAt: '2041-01-01T00:00:00.000Z' }))
  const editor = await api.as('editor')
  const publisher = new FakePublisher()
  publisher.standing = {
    state: 'idle',
    live: null,
    pinned: null,
    pending: 0,
    step: null,
    busySince: null,
    releases: [],
    error: null,
    isBuilding: false,
    isCompared: true,
    held: [
      { collection: 'blogs', id: blog.id, error: 'No.' },
      { collection: 'globals', id: 'footer', error: 'No.' },
    ],
  }
  await publisher.start()
  const ask = async (path: string, language: string) =>
    (await api.fetch(`/api/publishing/${path}`, { headers: { ...editor, 'Accept-Language': language } })).json()
  const [english, arabic] = [await ask('status', 'en'), await ask('status', 'ar')].map(
    (answer) => publishingStatusSchema.parse(answer).held,
  )
  await publisher.stop()

  expect(english).toMatchObject([
    { title: blog.title, kind: 'Blog', error: 'No.' },
    { title: 'Footer', kind: null },
  ])
  expect(arabic?.[0]).toMatchObject({ title: 'الزكاة' })
  expect(arabic?.map(({ kind, title }) => `${kind} ${title}`).join(' ')).not.toMatch(/Blog|Footer/)
  const { releases } = releaseHistorySchema.parse(await ask('history', 'en'))
  expect(releases[0]?.documents).toMatchObject([{ collection: 'globals', id: 'footer', title: 'Footer' }])
})

test('the history tells what a file that was made is, and not its technical name', async ({ api, payload }) => {
  const { made } = publishingMessages.en
  const blog = await createBlog(payload)
  const arabic = { title: 'الزكاة', excerpt: 'الزكاة', body: aRichText('الزكاة'), _status: 'published' } as const
  await payload.update({ collection: 'blogs', id: blog.id, data: arabic, locale: 'ar' })
  const text = { title: 'About us', slug: 'about-us', kind: 'boilerplate', text: 'Who we are', _status: 'published' }
  await payload.create({ collection: 'media-kit', data: text as MediaKitDoc, locale: 'en' })
  await makeShareImages(payload, 'blogs', blog.id)
  await makeMediaKit(payload)
  const { docs } = await payload.find({ collection: 'media', where: { shareOf: { exists: true } }, sort: 'createdAt' })
  const rows = await Promise.all(docs.map(async ({ id }) => (await outboxOf(payload, id))[0]?.id))
  await report(api, liveReport('r-made', { outbox: rows, startedAt: '2042-01-01T00:00:00.000Z' }))

  const editor = await api.as('editor')
  const titlesIn = async (language: string) => {
    const headers = { ...editor, 'Accept-Language': language }
    const answer = await api.fetch('/api/publishing/history', { headers })
    const [release] = releaseHistorySchema.parse(await answer.json()).releases
    return release?.documents.map(({ title }) => title).toSorted()
  }

  expect(await titlesIn('en')).toEqual(
    [made.shareImage(blog.title), made.shareImage('الزكاة'), made.mediaKit].toSorted(),
  )
  expect((await titlesIn('ar'))?.join(' ')).not.toMatch(/[Ss]hare|media|kit|\.(?:jpg|zip)/)
})
