import type { Payload } from 'payload'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { insert } from '@/database/insert'
import { nameKeyOf } from './duplicates/nameKeyOf'

/** What the board, the table of applications and the table of applicants find for a text, each in its own way of asking. */
async function search(api: Api, payload: Payload, text: string) {
  const headers = await api.as('recruiter')
  const q = encodeURIComponent(text)
  const read = async <T>(path: string) => (await (await api.fetch(path, { headers })).json()) as T
  type Found = { docs: { id: string }[] }
  const board = await read<{ columns: { cards: { id: string }[] }[] }>(`/api/applications/board?stage=new&q=${q}`)
  const table = await read<Found>(`/api/applications?where[or][0][reference][like]=${q}&depth=0`)
  const asked = ['name', 'email', 'phone'].map((field, n) => `where[or][${n}][${field}][like]=${q}`).join('&')
  const people = await read<Found>(`/api/applicants?${asked}&depth=0`)
  const ids = (docs: { id: string }[] | undefined) => (docs ?? []).map(({ id }) => id).sort()
  return { board: ids(board.columns[0]?.cards), table: ids(table.docs), people: ids(people.docs) }
}

test.for([
  ['أحمد الزهراني', 'احمد'],
  ['أحمد الزهراني', 'أحمد الزهراني'],
  ['احمد فاطمة', 'آحمد فاطمه'],
  ['فاطمة يحيى', 'فاطمه يحيي'],
  ['مُحَمَّد عليّ', 'محمد على'],
  ['محمد علي', 'مُحَمَّد'],
  ['لؤي رائد', 'لوي'],
  ['عبدالله الحربي', 'عبد الله'],
  ['عبد الله الحربي', 'عبدالله'],
  ['عبد الله الحربي', 'الحربي عبدالل'],
  ['أحمد الزهراني', 'احمد الز'],
  ['أحمد زهراني', 'احمد الزهراني'],
  ['Omar Al-Hassan', 'hassan, OMAR'],
  ['Fahad Al-Otaibi', 'alotaibi fahad'],
  ['Fahad Alotaibi', 'Al Otaibi'],
  ['José Núñez', 'jose nunez'],
] as const)('%s is found as %s', async ([name, text], { api, payload }) => {
  const person = await createApplicant(payload, { name })
  await createApplicant(payload, { name: 'Somebody Else' })
  const { id } = await createApplication(payload, { applicant: person.id })

  const found = await search(api, payload, text)

  expect(found.board).toContain(id)
  expect(found.table).toContain(id)
  expect(found.people).toContain(person.id)
})

test.for([
  '+966541230987',
  '0541230987',
  '054 123 0987',
  '054-123-0987',
  '+966 (0) 54 123 0987',
  '00966 54 123 0987',
  '966541230987',
  '٠٥٤١٢٣٠٩٨٧',
  '054\u2011123\u20110987',
  '\u200e+966 54 123 0987\u200f',
  '054 123',
  '+966 54 123',
  '1230987',
])('a number is found in the notation %s', async (text, { api, payload }) => {
  const person = await createApplicant(payload, { phone: '+966541230987' })
  const other = await createApplicant(payload, { phone: '+966559990000' })
  const { id } = await createApplication(payload, { applicant: person.id })
  const { id: wrong } = await createApplication(payload, { applicant: other.id })

  const found = await search(api, payload, text)

  expect(found.board).toContain(id)
  expect(found.table).toContain(id)
  expect(found.people).toContain(person.id)
  expect([...found.board, ...found.table, ...found.people]).not.toContain(wrong)
  expect(found.people).not.toContain(other.id)
})

test.for([
  'DW-7K3M-92QX',
  'dw-7k3m-92qx',
  '7K3M-92QX',
  'DW 7K3M 92QX',
  'dw7k3m92qx',
  'DW\u20137K3M\u201392QX',
  '\u200eDW-7K3M-92QX\u200f',
  'DW-٧K٣M-٩٢QX',
  'DW-7K3M',
  '92qx',
])('a reference is found as %s', async (text, { api, payload }) => {
  await payload.db.deleteMany({ collection: 'applications', where: {} })
  const { id } = await createApplication(payload, { reference: 'DW-7K3M-92QX' })
  await createApplication(payload, { reference: 'DW-8888-8888' })

  const found = await search(api, payload, text)

  expect(found.board).toEqual([id])
  expect(found.table).toEqual([id])
})

test('a text that is neither a name, a number nor a reference finds nobody', async ({ api, payload }) => {
  await createApplication(payload)

  for (const text of ['%', '()', 'x-nobody-x']) {
    const found = await search(api, payload, text)
    expect({ text, ...found }).toEqual({ text, board: [], table: [], people: [] })
  }
})

test('a search of the desk for more words than it takes is refused with how many it takes', async ({ api }) => {
  const headers = await api.as('recruiter')
  const q = Array.from({ length: 1_500 }, (_, at) => `word${at}`).join('+')

  for (const path of ['board', 'export', 'changes']) {
    const answer = await api.fetch(`/api/applications/${path}?q=${q}`, { headers })
    expect([answer.status, await answer.json()], path).toMatchObject([
      422,
      { message: hiringMessages.en.limits.searchWords(100) },
    ])
  }
})

test('of many who are alike the one of an older application is found as well', async ({ api, payload }) => {
  const person = await createApplicant(payload, { name: 'Alike Everybody' })
  const { id } = await createApplication(payload, { applicant: person.id })
  for (let n = 0; n < 301; n++) {
    const row = { name: 'Alike Everybody', nameKey: nameKeyOf('Alike Everybody'), email: `alike-${n}@example.com` }
    await insert(payload, 'applicants', row)
  }

  const found = await search(api, payload, 'Alike')

  expect(found.board).toContain(id)
  expect(found.table).toContain(id)
})
