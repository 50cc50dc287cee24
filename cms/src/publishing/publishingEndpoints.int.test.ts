import { documentVersionsSchema, manifestSchema } from '@diwan/shared/contracts/publishing'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { fetchDocuments } from '../../tests/publishingCalls'

test('a document is sent as it is published: relations as ids, the other language absent', async ({ api, payload }) => {
  const blog = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'Unpublished thought' }, draft: true })

  const { documents } = await fetchDocuments(api, [{ collection: 'blogs', id: blog.id }])

  expect(documents).toHaveLength(1)
  expect(documents[0]?.locales.ar).toBeNull()
  expect(documents[0]?.locales.en).toMatchObject({ title: 'Zakat basics', slug: blog.slug })
  expect(documents[0]?.locales.en?.categories).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/)])
})

test('an unpublished language never leaves, whether it is a draft or was taken back', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const arabic = { title: 'سرّي', excerpt: 'سرّي', body: aRichText('سرّي') }
  const ref = [{ collection: 'blogs', id }]
  await payload.update({ collection: 'blogs', id, data: arabic, locale: 'ar', draft: true })
  expect(JSON.stringify(await fetchDocuments(api, ref))).not.toContain('سرّي')

  await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  expect((await fetchDocuments(api, ref)).documents[0]?.locales.ar).toMatchObject({ title: 'سرّي' })

  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, locale: 'en' })
  const [arabicOnly] = (await fetchDocuments(api, ref)).documents
  expect(arabicOnly?.locales.en).toBeNull()
  expect(arabicOnly?.locales.ar).toMatchObject({ title: 'سرّي' })

  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, locale: 'ar' })
  expect(await fetchDocuments(api, ref)).toMatchObject({ documents: [], missing: ref })
})

test('publishing all languages shows none that nobody has written', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })

  await payload.update({
    collection: 'blogs',
    id,
    data: { _status: 'published' },
    locale: 'en',
    publishAllLocales: true,
  })

  const [document] = (await fetchDocuments(api, [{ collection: 'blogs', id }])).documents
  expect(document?.locales.en).toMatchObject({ title: 'Zakat basics' })
  expect(document?.locales.ar).toBeNull()
})

test('drafts, trash and what does not exist are missing', async ({ api, payload }) => {
  const draft = await createBlog(payload, { _status: 'draft' })
  const trashed = await createBlog(payload)
  await payload.update({
    collection: 'blogs',
    id: trashed.id,
    data: { deletedAt: new Date().toISOString() },
    locale: 'en',
  })
  const refs = [
    { collection: 'blogs', id: draft.id },
    { collection: 'blogs', id: trashed.id },
    { collection: 'blogs', id: 'ffffffffffffffffffffffff' },
    { collection: 'blogs', id: 'not an id' },
    { collection: 'users', id: draft.id },
    { collection: 'globals', id: 'nothing' },
  ]

  expect(await fetchDocuments(api, refs)).toEqual({ success: true, documents: [], missing: refs, together: [] })
})

test('a global is sent as a document of globals once it is saved', async ({ api, payload }) => {
  await payload.updateGlobal({ slug: 'footer', data: { legal: 'All rights reserved' }, locale: 'en' })

  const { documents } = await fetchDocuments(api, [{ collection: 'globals', id: 'footer' }])

  expect(documents[0]).toMatchObject({ collection: 'globals', id: 'footer' })
  expect(documents[0]?.locales.en).toMatchObject({ legal: 'All rights reserved' })
})

test('the manifest lists what visitors may see, with the versions of the documents', async ({ api, payload }) => {
  const published = await createBlog(payload)
  const draft = await createBlog(payload, { _status: 'draft' })
  await payload.update({ collection: 'blogs', id: published.id, data: { title: 'Later' }, draft: true })

  const response = await api.fetch('/api/publishing/manifest', { headers: await api.as('service') })
  const documents = documentVersionsSchema.parse(manifestSchema.parse(await response.json()).documents)

  const [sent] = (await fetchDocuments(api, [{ collection: 'blogs', id: published.id }])).documents
  expect(documents).toContainEqual({ collection: 'blogs', id: published.id, updatedAt: sent?.updatedAt })
  expect(documents.map(({ id }) => id)).not.toContain(draft.id)
})

test('only the publisher and administrators read everything at once', async ({ api }) => {
  for (const path of ['/api/publishing/manifest', '/api/publishing/files/ffffffffffffffffffffffff']) {
    expect((await api.fetch(path)).status).toBe(401)
    expect((await api.fetch(path, { headers: await api.as('editor') })).status).toBe(403)
  }
  expect((await api.post('/api/publishing/documents', { refs: [] })).status).toBe(401)
  expect((await api.post('/api/publishing/documents', { refs: [] }, await api.as('recruiter'))).status).toBe(403)
  expect((await api.post('/api/publishing/documents', { refs: 'all' }, await api.as('admin'))).status).toBe(422)
})

test("an open, published report's file is sent, a gated one's is not", async ({ api, payload }) => {
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  const file = await payload.create({
    collection: 'files',
    data: { kind: 'report' },
    file: { data: bytes, mimetype: 'application/pdf', name: 'outlook.pdf', size: bytes.length },
  })
  const report = await payload.create({
    collection: 'reports',
    data: {
      title: 'Outlook',
      slug: 'outlook',
      summary: 'What comes',
      year: 2026,
      topic: 'annual',
      access: 'gated',
      file: file.id,
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    },
    locale: 'en',
  })
  const headers = await api.as('service')
  const path = `/api/publishing/files/${file.id}`
  expect((await api.fetch(path, { headers })).status).toBe(404)

  expect((await api.fetch(`${path}?draft=true`, { headers })).status).toBe(404)

  // The preview of a draft that opens it shows what publishing the draft will.
  const open = { collection: 'reports', id: report.id, data: { access: 'open' }, locale: 'en' } as const
  await payload.update({ ...open, draft: true })
  expect((await api.fetch(path, { headers })).status).toBe(404)
  expect((await api.fetch(`${path}?draft=true`, { headers })).status).toBe(200)
  expect((await api.fetch(`${path}?draft=true`, { headers: await api.as('editor') })).status).toBe(403)

  await payload.update({ ...open, data: { ...open.data, _status: 'published' } })
  const sent = await api.fetch(path, { headers })

  expect(sent.status).toBe(200)
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes)
  expect(sent.headers.get('Content-Disposition')).toContain("attachment; filename*=UTF-8''outlook.pdf")
})
