import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

/** Rich text with one link to a document, or to what is given in its place. */
function aTextThatLinksTo(doc: unknown) {
  const text = aRichText('Before it: ')
  const words = [{ type: 'text', version: 1, text: 'linked', format: 0, style: '', mode: 'normal', detail: 0 }]
  const link = {
    type: 'link',
    version: 3,
    id: 'a'.repeat(24),
    direction: null,
    format: '',
    indent: 0,
    fields: { linkType: 'internal', newTab: false, doc },
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
