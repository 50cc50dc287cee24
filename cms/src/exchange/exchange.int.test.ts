import { panelMessages } from '@diwan/shared/messages/panel'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const lastLine = async (answer: Response) =>
  JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '{}') as {
    result: { created: number; updated: number; unchanged: number; faults: { row: number; message: string }[] }
  }

test('applicants go out and come in again, with formulas that no spreadsheet runs', async ({ api, payload }) => {
  const { id } = await payload.create({
    collection: 'applicants',
    data: { name: '=HYPERLINK("http://evil.example")', email: 'evil@example.com' },
  })
  const headers = await api.as('recruiter')

  const answer = await api.fetch('/api/admin/exchange/applicants', { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  // Excel reads UTF-8 when the file says so with its first bytes.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const file = bytes.toString('utf8')
  expect(file).toContain(`"'=HYPERLINK(`)

  const changed = file.replace('evil@example.com', 'good@example.com')
  const imported = await api.fetch('/api/admin/exchange/applicants', { method: 'POST', headers, body: changed })
  expect((await lastLine(imported)).result).toMatchObject({ created: 0, updated: 1, faults: [] })
  const applicant = await payload.findByID({ collection: 'applicants', id })
  expect(applicant).toMatchObject({ name: '=HYPERLINK("http://evil.example")', email: 'good@example.com' })
  const log = await payload.find({
    collection: 'audit-log',
    where: { action: { in: ['export', 'import'] } },
    sort: 'at',
  })
  expect(log.docs.map(({ action }) => action)).toEqual(['export', 'import'])
})

test('a check names the fault of every row and writes nothing; an import with one bad row writes nothing either', async ({
  api,
  payload,
}) => {
  const headers = await api.as('recruiter')
  const rows = [
    { name: 'First', email: 'first@example.com' },
    { name: 'No address', email: 'none' },
    { name: '', email: 'third@example.com' },
  ]
  const send = (query: string) =>
    api.fetch(`/api/admin/exchange/applicants${query}`, { method: 'POST', headers, body: JSON.stringify(rows) })

  const check = await lastLine(await send('?check=true'))
  expect(check.result.faults.map(({ row }) => row)).toEqual([2, 3])
  const done = await lastLine(await send(''))
  expect(done.result.faults.map(({ row }) => row)).toEqual([2])
  const { totalDocs } = await payload.count({ collection: 'applicants', where: { email: { like: 'first@' } } })
  expect(totalDocs).toBe(0)
})

test.for([
  [
    'blogs',
    'slug',
    [
      { 'title.en': 'One', slug: 'twice' },
      { 'title.en': 'Two', slug: 'twice' },
    ],
  ],
  [
    'applicants',
    'email',
    [
      { name: 'One', email: 'twice@rows.example' },
      { name: 'Two', email: 'Twice@rows.example' },
    ],
  ],
] as const)(
  '%s with the same %s in one file are named before anything is brought in',
  async ([list, name, rows], { api }) => {
    const headers = await api.as('admin')
    const send = async (query: string) =>
      (
        await lastLine(
          await api.fetch(`/api/admin/exchange/${list}${query}`, {
            method: 'POST',
            headers,
            body: JSON.stringify(rows),
          }),
        )
      ).result

    const fault = { row: 2, message: panelMessages.en.exchange.sameAs(name, 1) }
    expect(await send('?check=true')).toMatchObject({ created: 1, faults: [fault] })
    expect(await send('')).toMatchObject({ created: 0, faults: [fault] })
  },
)

test('rows with faults have the numbers that a spreadsheet gives them, empty rows and cells of several lines counted', async ({
  api,
}) => {
  const headers = await api.as('recruiter')
  const file = ',,\r\nname,email,city\r\n"Sara",sara@rows.example,"Riyadh\r\nNajd"\r\n,,\r\n\r\nOmar,none,\r\n'
  const send = async (query: string, body: string) =>
    (await lastLine(await api.fetch(`/api/admin/exchange/applicants${query}`, { method: 'POST', headers, body })))
      .result

  const check = await send('?check=true', file)
  const done = await send('', file)
  expect([check, done].map(({ faults }) => faults.map(({ row }) => row))).toEqual([[6], [6]])

  const tooLong = 'name,email\r\n\r\nOmar,omar@rows.example,Riyadh\r\n'
  const refused = await api.fetch('/api/admin/exchange/applicants', { method: 'POST', headers, body: tooLong })
  expect(await refused.text()).toContain('3')
})

test('blogs come in as drafts in both languages, and roles are respected', async ({ api, payload }) => {
  const blog = await createBlog(payload, { title: 'Live title' })
  const headers = await api.as('editor')
  const rows = [{ id: blog.id, 'title.en': 'Imported title', 'title.ar': 'عنوان' }]
  const answer = await api.fetch('/api/admin/exchange/blogs', { method: 'POST', headers, body: JSON.stringify(rows) })
  expect((await lastLine(answer)).result).toMatchObject({ updated: 1, faults: [] })

  const find = (draft: boolean, locale: 'en' | 'ar') =>
    payload.findByID({ collection: 'blogs', id: blog.id, draft, locale })
  expect((await find(false, 'en')).title).toBe('Live title')
  expect((await find(true, 'en')).title).toBe('Imported title')
  expect((await find(true, 'ar')).title).toBe('عنوان')

  for (const [role, list] of [
    ['editor', 'applicants'],
    ['recruiter', 'contacts'],
    ['recruiter', 'blogs'],
    ['editor', 'users'],
  ] as const) {
    const answer = await api.fetch(`/api/admin/exchange/${list}`, { headers: await api.as(role) })
    expect(answer.status, `${role} ${list}`).toBe(403)
  }
  const unknown = await api.fetch('/api/admin/exchange/blogs', { method: 'POST', headers, body: '[{"salt":1}]' })
  expect(unknown.status).toBe(422)
})

test('a file that a spreadsheet saved in letters of its own, or with cells out of place, is refused and named', async ({
  api,
}) => {
  const headers = await api.as('recruiter')
  const send = async (body: string | Buffer) => {
    const answer = await api.fetch('/api/admin/exchange/applicants', { method: 'POST', headers, body: body as never })
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  // “سارة” as Excel on an Arabic Windows writes it.
  const arabicWindows = Buffer.concat([
    Buffer.from('name,email\r\n'),
    Buffer.from([0xd3, 0xc7, 0xd1, 0xc9]),
    Buffer.from(',sara@example.com\r\n'),
  ])

  expect(await send(arabicWindows)).toEqual([422, expect.stringContaining('CSV UTF-8')])
  expect(await send('name,email\r\nSara, Ms,sara@example.com\r\n')).toEqual([422, expect.stringContaining('Row 2')])
  expect(await send('name,email\r\n"Sara,sara@example.com\r\nOmar,omar@example.com\r\n')).toEqual([
    422,
    expect.stringContaining('quotation mark'),
  ])
  expect(await send('name,email,name\r\nSara,sara@example.com,Omar\r\n')).toEqual([
    422,
    expect.stringContaining('“name”'),
  ])
})

test('of a list that comes back with one cell changed, only that language of that entry gets a draft', async ({
  api,
  payload,
}) => {
  const changed = await createBlog(payload, { title: 'First title' })
  const same = await createBlog(payload, { title: 'Second title' })
  for (const { id } of [changed, same])
    await payload.update({
      collection: 'blogs',
      id,
      locale: 'ar',
      data: { title: 'عنوان', excerpt: 'مقتطف', body: aRichText('نص'), _status: 'published' },
    })
  const headers = await api.as('editor')
  const answer = await api.fetch('/api/admin/exchange/blogs', { headers })
  // Spreadsheets write flags in capital letters.
  const file = (await answer.text())
    .replace('First title', 'Better title')
    .replaceAll(',true,', ',TRUE,')
    .replaceAll(',false,', ',FALSE,')
  const send = async () =>
    (await lastLine(await api.fetch('/api/admin/exchange/blogs', { method: 'POST', headers, body: file }))).result

  const first = await send()
  expect(first).toMatchObject({ created: 0, updated: 1, faults: [] })
  expect(await send()).toMatchObject({ created: 0, updated: 0, unchanged: first.unchanged + 1, faults: [] })

  const stateOf = async (id: string, locale: 'en' | 'ar') => {
    const { _status, title } = await payload.findByID({ collection: 'blogs', id, draft: true, locale })
    return [title, _status]
  }
  expect(await stateOf(changed.id, 'en')).toEqual(['Better title', 'draft'])
  expect(await stateOf(changed.id, 'ar')).toEqual(['عنوان', 'published'])
  expect(await stateOf(same.id, 'en')).toEqual(['Second title', 'published'])
})

test('a file with more rows than one import takes is refused before any of them is looked at', async ({ api }) => {
  const headers = await api.as('editor')
  const send = (rows: number) => {
    const body = JSON.stringify(Array.from({ length: rows }, (_, row) => ({ id: `nobody-${row}` })))
    return api.fetch('/api/admin/exchange/blogs?check=true', { method: 'POST', headers, body })
  }

  const refused = await send(201)
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { message: 'A file of this list may have at most 200 rows. Divide it.' },
  ])
  expect((await send(2)).status).toBe(200)
})
