import { expect } from 'vitest'
import { test } from '../../tests/test'

const ID = 'f'.repeat(24)
const deep = (depth: number) => `where${'[or][0]'.repeat(depth)}[id][equals]=1`

const wrong = [
  ...['limit', 'page', 'depth'].flatMap((name) =>
    ['-1', '1.5', '1e308', 'Infinity', 'abc', '9007199254740993'].map((value) => `${name}=${value}`),
  ),
  'where=1',
  'where=[1',
  'where[id]=1',
  'where[id][equals][]=1',
  'where[id][equals][a]=1',
  'where[id][in][a]=1',
  'where[or]=1',
  'where[or][0]=1',
  'where[or][a]=1',
  deep(10),
  'where[id][near]=1,2',
  'where[id][within]=x',
  'where[id][intersects]=1',
  'where[id][all]=1',
  'where[id][nope]=1',
  'where[createdAt][greater_than]=abc',
  'where[createdAt][equals]=1e999',
  'where[version.updatedAt][less_than]=soon',
  'data=1',
  'data={',
  Array.from({ length: 101 }, (_, at) => `where[and][${at}][id][equals]=${at}`).join('&'),
]

test('a query that no list can answer is refused with what is wrong, on lists, counts, versions and single documents', async ({
  api,
}) => {
  const headers = await api.as('admin')
  for (const query of wrong)
    for (const path of [
      '/api/blogs',
      '/api/blogs/count',
      '/api/blogs/versions',
      `/api/blogs/${ID}`,
      '/api/users',
      '/api/applications',
      '/api/globals/footer',
    ]) {
      const answer = await api.fetch(`${path}?${query}`, { headers })
      expect(answer.status, `${path}?${query.slice(0, 80)}`).toBe(400)
      expect(await answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/"/) })
    }
  expect((await api.fetch('/api/blogs?limit=-1')).status).toBe(401)
})

test('what the admin asks is answered', async ({ api }) => {
  const headers = await api.as('admin')
  for (const query of [
    '',
    'limit=',
    'limit=10&page=2&depth=0',
    'where=',
    'where[title][like]=%25%25&sort=-createdAt',
    'where[createdAt][greater_than]=2026-01-01',
    'where[publishedAt][exists]=false',
    `where[id][in]=${ID},${ID}`,
    `where[id][not_in][]=${ID}`,
    'where[or][0][and][0][title][contains]=x&where[or][0][and][1][_status][equals]=published',
    `where=${encodeURIComponent('{"createdAt":{"exists":true}}')}`,
    'page=99999999',
    'limit=0',
    'pagination=false',
  ])
    for (const path of ['/api/blogs', '/api/blogs/versions']) {
      const sent = path.endsWith('versions')
        ? query.replaceAll(/\[(title|publishedAt|_status)\]/g, '[version.$1]')
        : query
      expect((await api.fetch(`${path}?${sent}`, { headers })).status, `${path}?${sent}`).toBe(200)
    }
})

test('a document of one of several collections is looked for by both of its parts', async ({ api }) => {
  const headers = await api.as('admin')
  const find = (field: string) =>
    api.fetch(`/api/mails?where[${field}][equals][relationTo]=applications&where[${field}][equals][value]=${ID}`, {
      headers,
    })

  expect((await find('relatedTo')).status).toBe(200)
  expect((await find('to')).status).toBe(400)
})

test('versions are answered in pages too', async ({ api }) => {
  const headers = await api.as('editor')
  for (const query of ['limit=0', 'pagination=false', 'limit=100000']) {
    const { limit } = (await (await api.fetch(`/api/blogs/versions?${query}`, { headers })).json()) as { limit: number }
    expect(limit, query).toBe(500)
  }
})
