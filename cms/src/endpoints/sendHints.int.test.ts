import { panelMessages } from '@diwan/shared/messages/panel'
import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

test('the form of a redirect says when it leads to no page, or to one that visitors do not see', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  await createBlog(payload, { slug: 'shown' })
  await createBlog(payload, { slug: 'not-yet', _status: 'draft' })
  const hintsFor = async (to: string, language = 'en') => {
    const { id } = await payload.create({ collection: 'redirects', data: { from: `/old-${Math.random()}`, to } })
    const answer = await api.fetch(`/api/admin/hints?collection=redirects&id=${id}`, {
      headers: { ...headers, 'Accept-Language': language },
    })
    return ((await answer.json()) as { hints: string[] }).hints
  }

  for (const to of ['/nowhere', '/ar/nowhere', '/blog/not-yet', '/ar/blog/none#top'])
    expect(await hintsFor(to), to).toEqual([panelMessages.en.hints.broken(to)])
  for (const to of ['/blog/shown', '/ar/blog/shown?x=1', '/articles', '/media/x.pdf', 'https://example.com/x'])
    expect(await hintsFor(to), to).toEqual([])
  // A path reads from left to right within Arabic, too.
  expect(await hintsFor('/nowhere', 'ar')).toEqual(['الرابط \u2066/nowhere\u2069 لا يؤدي إلى أي صفحة.'])
})
