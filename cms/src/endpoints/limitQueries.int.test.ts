import { expect } from 'vitest'
import { createApplication } from '../../tests/builders/createApplication'
import { createBlog } from '../../tests/builders/createBlog'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const ID = 'f'.repeat(24)
const deep = (depth: number) => `where${'[or][0]'.repeat(depth)}[id][equals]=${ID}`

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
  'where=[]',
  'where[]=',
  // What a program sends whose value is undefined.
  'where={"id":{}}',
  'where={"and":[{"id":{"exists":true}},{"id":{}}]}',
  deep(10),
  'where[id][near]=1,2',
  'where[id][within]=x',
  'where[id][intersects]=1',
  'where[id][all]=1',
  'where[id][nope]=1',
  'where[createdAt][greater_than]=abc',
  'where[createdAt][equals]=1e999',
  'where[id][equals]=no-id',
  'where[version.updatedAt][less_than]=soon',
  ...['draft', 'autosave', 'trash', 'pagination', 'overrideLock', 'publishAllLocales', 'unpublishAllLocales'].flatMap(
    (name) => [`${name}=1`, `${name}=TRUE`, `${name}[]=true&${name}[]=true`],
  ),
  'selectedLocales=fr',
  'selectedLocales[]=en&selectedLocales[]=fr',
  ...['select', 'populate'].flatMap((name) => [
    `${name}=title`,
    `${name}[]=title`,
    `${name}[title]=1`,
    `${name}[title][]=true`,
    `${name}[title]=`,
    `${name}[seo][title]=yes`,
  ]),
  'data=1',
  'sort[a]=1',
  'data={',
  `where[id][like]=${Array.from({ length: 101 }, (_, at) => `word${at}`).join('+')}`,
  Array.from({ length: 101 }, (_, at) => `where[and][${at}][id][equals]=${ID}`).join('&'),
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
    'sort=',
    'draft=&trash=',
    'draft=false&trash=true&pagination=true',
    'selectedLocales=ar',
    'where[id][in]=',
    'sort=-createdAt,id',
    'sort[]=createdAt&sort[]=id',
    'where[createdAt][not_equals]=null',
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
    'select=&populate=',
    'select[title]=true&select[seo][title]=true&populate[categories][title]=true',
    'select[body]=false',
  ])
    for (const path of ['/api/blogs', '/api/blogs/versions']) {
      const sent = path.endsWith('versions')
        ? query.replaceAll(/\[(title|publishedAt|_status)\]/g, '[version.$1]')
        : query
      expect((await api.fetch(`${path}?${sent}`, { headers })).status, `${path}?${sent}`).toBe(200)
    }
})

test('a list without pages begins at its beginning, whichever page is asked for', async ({ api, payload }) => {
  const headers = await api.as('admin')
  for (const title of ['One', 'Two', 'Three']) await createBlog(payload, { title })

  const answer = await api.fetch('/api/blogs?pagination=false&limit=2&page=2&sort=createdAt,id', { headers })

  const { docs } = (await answer.json()) as { docs: { title: string }[] }
  expect(docs.map(({ title }) => title)).toEqual(['One', 'Two'])
})

test('a condition that no value of the field can meet is refused with the name of the field and what to enter', async ({
  api,
}) => {
  const headers = await api.as('admin')
  const wanted = {
    'an id': [
      `applications?where[id][equals]=${ID.toUpperCase()}`,
      `applications?where[id][in]=no-id,${ID}`,
      'applications/count?where[id][not_in][]=no-id',
      'applications?where[id][like]=x',
      'applications?where[or][0][and][0][id][not_equals]=x',
      'applications?where[ratings.by][equals]=no-id',
      'applications?where[vacancy][not_equals]=no-id',
      'applications?where[vacancy.jobTitle][in]=no-id',
      'applications?where[vacancy.jobTitle.id][contains]=x',
      'applications?where[or][0][notes.mentions][equals]=no-id&where[or][1][stage][equals]=hired',
      'applications/board?where[vacancy][equals]=no-id',
      'blogs/versions?where[parent][equals]=no-id',
      'blogs/versions?where[version.cover][equals]=no-id',
      'mails?where[relatedTo.value][equals]=no-id',
      `mails?where[relatedTo.value][in]=${ID}`,
      `mails?where[relatedTo][equals]=${ID}`,
      'mails?where[relatedTo][equals][relationTo]=applications&where[relatedTo][equals][value]=no-id',
      `mails?where[relatedTo][equals][relationTo]=users&where[relatedTo][equals][value]=${ID}`,
      `mails?where[relatedTo][not_equals][relationTo]=applications&where[relatedTo][not_equals][value]=${ID}`,
    ],
    'one of contacts, applications': [
      'mails?where[relatedTo.relationTo][equals]=users',
      'mails?where[relatedTo.relationTo][exists]=true',
    ],
    'a number': [
      'applications?where[rating][equals]=good',
      'applications?where[ratings.score][in]=4,good',
      'applications?where[rating][greater_than]=',
    ],
    'a time': ['applications?where[vacancy.publishedAt][less_than]=soon', 'vacancies?where[publishedAt][in]=null'],
    'true or false': ['applications?where[knockedOut][equals]=perhaps', 'applications?where[tags][exists]=perhaps'],
    'for texts': ['applications?where[rating][like]=4', 'applications?where[stageSince][contains]=2026'],
    'a text': [
      `applications?where=${encodeURIComponent('{"source":{"like":5}}')}`,
      'applications?where[source][contains]=a%00',
      'applications?where[source][not_like]=%00',
      `applications?where=${encodeURIComponent('{"tags":{"contains":null}}')}`,
    ],
    'one of them': ['blogs?where[seo][equals]=x', 'applications?where[ratings][exists]=true'],
    'formatted text': ['blogs?where[body.root][equals]=x'],
  }
  for (const [words, queries] of Object.entries(wanted))
    for (const query of queries) {
      const answer = await api.fetch(`/api/${query}`, { headers })
      expect(answer.status, query).toBe(400)
      const { message } = (await answer.json()) as { message: string }
      expect(message, query).toContain(words)
      const [, path] = /([\w.]+)\]\[[a-z_]+\](?:\[(?:relationTo)?\])?=/.exec(query) ?? []
      if (path) expect(message, query).toContain(`"${path}"`)
    }
})

test('changes of many are not made on a condition that no value can meet', async ({ api, payload }) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('admin')) }
  const blog = await createBlog(payload)
  for (const condition of ['[seo][equals]=x', '[seo][not_equals]=x', '[version][not_equals]=x', '[nope][not_equals]=x'])
    for (const call of [{ method: 'PATCH', body: '{"title":"Changed"}' }, { method: 'DELETE' }]) {
      const answer = await api.fetch(`/api/blogs?where${condition}`, { ...call, headers })
      expect(answer.status, `${call.method} ${condition}`).toBe(400)
    }
  for (const query of ['pages?where[layout][exists]=true', 'blogs/versions?where[version][equals]=x'])
    expect((await api.fetch(`/api/${query}`, { headers })).status, query).toBe(400)

  expect(await payload.findByID({ collection: 'blogs', id: blog.id })).toMatchObject({ title: blog.title })
})

test('conditions as JSON narrow the board as those of an address do', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  await createApplication(payload, { source: 'a friend' })
  const where = encodeURIComponent('{"source":{"equals":"nobody"}}')

  const answer = await api.fetch(`/api/applications/board?where=${where}`, { headers })

  expect(JSON.stringify(await answer.json())).not.toContain('"reference"')
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

test('what is sent with an unclear wish for a draft changes nothing that visitors see', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { title: 'Live' })

  const answer = await api.fetch(`/api/blogs/${id}?draft=1`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...(await api.as('editor')) },
    body: JSON.stringify({ title: 'Half a thought' }),
  })

  expect([answer.status, await answer.json()]).toMatchObject([400, { message: '"draft" must be true or false.' }])
  expect(await payload.findByID({ collection: 'blogs', id, locale: 'en' })).toMatchObject({ title: 'Live' })
})

test('nothing is ordered by what is hidden, behind a relation neither', async ({ api, payload }) => {
  const headers = await api.as('recruiter')
  const user = await createUser(payload, { role: 'recruiter' })
  const hidden = ['owner.hash', 'owner.salt', 'owner.resetPasswordToken', 'owner.sessions.id', 'owner__hash']
  const orders = [...hidden, ...hidden.map((path) => `-${path}`), 'title,owner.hash', 'jobTitle.title,-owner.salt']
  for (const order of orders)
    for (const path of ['/api/vacancies', '/api/vacancies?draft=true']) {
      const answer = await api.fetch(`${path}${path.includes('?') ? '&' : '?'}sort=${order}`, { headers })
      expect(answer.status, `${path} ${order}`).toBe(400)
      expect(await answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/cannot be/) })
    }
  for (const order of ['version.owner.hash', '-version.owner.salt'])
    expect((await api.fetch(`/api/vacancies/versions?sort=${order}`, { headers })).status, order).toBe(400)
  // The panel's lists ask without a call of the API.
  const list = payload.find({ collection: 'vacancies', sort: 'owner.hash', overrideAccess: false, user })
  await expect(list).rejects.toMatchObject({ status: 400 })

  for (const order of ['owner.name', '-owner.email', 'title', '-updatedAt', 'id'])
    expect((await api.fetch(`/api/vacancies?sort=${order}`, { headers })).status, order).toBe(200)
})

test('many documents are changed and deleted only where it is said which', async ({ api, payload }) => {
  const headers = { ...(await api.as('editor')), 'Content-Type': 'application/json' }
  const { id, excerpt } = await createBlog(payload)

  for (const where of ['{}', '{"and":[]}', '{"or":[]}', '{"and":[{}]}', '{"or":[{"and":[{}]}]}']) {
    const path = `/api/blogs?where=${where}`
    expect((await api.fetch(path, { headers })).status, where).toBe(200)
    for (const call of [{ method: 'PATCH', body: '{"excerpt":"Everywhere"}' }, { method: 'DELETE' }]) {
      const answer = await api.fetch(path, { headers, ...call })
      expect([answer.status, await answer.json()], `${call.method} ${where}`).toMatchObject([
        400,
        { success: false, message: expect.stringContaining('"where" must say which documents') as string },
      ])
    }
  }
  expect(await payload.findByID({ collection: 'blogs', id })).toMatchObject({ excerpt })
})
