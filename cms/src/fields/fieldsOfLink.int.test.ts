import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

/** Rich text with one link to a document, or to what is given in its place. */
const aTextThatLinksTo = (doc: unknown) => aTextWithLink({ linkType: 'internal', doc })

const aTextThatLinksOut = (url: unknown) => aTextWithLink({ linkType: 'custom', url })

function aTextWithLink(fields: object) {
  const text = aRichText('Before it: ')
  const words = [{ type: 'text', version: 1, text: 'linked', format: 0, style: '', mode: 'normal', detail: 0 }]
  const link = {
    type: 'link',
    version: 3,
    id: 'a'.repeat(24),
    direction: null,
    format: '',
    indent: 0,
    fields: { newTab: false, ...fields },
    children: words,
  }
  const [paragraph] = text.root.children
  return { root: { ...text.root, children: [{ ...paragraph, children: [...(paragraph?.children ?? []), link] }] } }
}

test('a text whose link leads to what is in the trash, or gone, can be corrected and published', async ({
  api,
  payload,
}) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const target = await createBlog(payload)
  const body = aTextThatLinksTo({ relationTo: 'blogs', value: target.id })
  const { id } = await createBlog(payload, { body } as never)
  const correct = async (excerpt: string) => {
    const data = JSON.stringify({ excerpt, _status: 'published' })
    const answer = await api.fetch(`/api/blogs/${id}`, { method: 'PATCH', headers, body: data })
    return [answer.status, ((await answer.json()) as { doc?: { excerpt: string } }).doc?.excerpt]
  }

  await payload.update({ collection: 'blogs', id: target.id, data: { deletedAt: new Date().toISOString() } })
  expect(await correct('In the trash.')).toEqual([200, 'In the trash.'])
  await payload.delete({ collection: 'blogs', id: target.id, trash: true })
  expect(await correct('Gone.')).toEqual([200, 'Gone.'])
})

test.for([null, undefined, { relationTo: 'users', value: 'b'.repeat(24) }, { relationTo: 'blogs', value: 'a title' }])(
  'a link to %j is no link',
  async (doc, { payload }) => {
    await expect(createBlog(payload, { body: aTextThatLinksTo(doc) } as never)).rejects.toThrow(/invalid/)
  },
)

test.for([
  'www.example.com',
  'example.com/ar',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '//example.com',
  '/\\example.com',
  'ftp://example.com',
  'https://',
  'https:///contact-us',
])('a link to %j is refused before it is published, as visitors would find none', async (url, { api, payload }) => {
  const { id } = await createBlog(payload)
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const data = JSON.stringify({ body: aTextThatLinksOut(url), _status: 'published' })

  const answer = await api.fetch(`/api/blogs/${id}?locale=en`, { method: 'PATCH', headers, body: data })

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Enter a path like /contact-us, or a whole address like https://example.com.')
})

test.for([
  '/contact-us',
  '/ar/services?topic=zakat&year=2026#prices',
  '/تواصل-معنا',
  '#الأسعار',
  'https://ar.wikipedia.org/wiki/الرياض',
  'HTTPS://example.com/a_(b)',
  'mailto:info@rasikh.example?subject=Zakat',
  'tel:+966112345678',
])('a link to %j stays as it was entered', async (url, { payload }) => {
  const { body } = await createBlog(payload, { body: aTextThatLinksOut(url) } as never)

  expect(JSON.stringify(body)).toContain(JSON.stringify(url))
})

test('what a link is asked for is in the language of each reader, whoever came first', ({ payload }) => {
  const { fields } = (
    payload.collections.blogs.config.flattenedFields.find(({ name }) => name === 'body') as unknown as {
      editor: {
        editorConfig: { resolvedFeatureMap: Map<string, { sanitizedServerFeatureProps: { fields: Asked[] } }> }
      }
    }
  ).editor.editorConfig.resolvedFeatureMap.get('link')!.sanitizedServerFeatureProps

  expect(fields.map(({ name }) => name)).toEqual(['text', 'linkType', 'url', 'doc', 'newTab'])
  for (const { admin, label, name, options = [] } of fields)
    for (const words of [label, ...options.map((option) => option.label), admin?.description ?? label])
      expect(words, name).toEqual({ en: expect.any(String), ar: expect.stringMatching(/\p{Script=Arabic}/u) })
})

interface Asked {
  name: string
  label: unknown
  admin?: { description?: unknown }
  options?: { label: unknown }[]
}
