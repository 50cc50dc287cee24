import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@diwan/shared/content'
import { type APIRequestContext, expect, type Page } from '../../scripts/test/journey'
import type { Browser } from '@playwright/test'
import { pdfOf } from '../src/seed/pdf/pdfOf'
import { wordsOfEml } from '../tests/wordsOfEml'
import { enterPanel } from './enterPanel'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

export interface Person {
  name: string
  email: string
  phone: string
}

interface Application {
  id: string
  stage: string
  revision: number
  applicant: { id: string; name: string; email: string; alsoKnownAs?: { value: string }[] }
  history: { from?: string; to: string; isUndo?: boolean }[]
}

export interface Mail {
  id: string
  subject: string
  text: string
  status: string
  sendAt?: string | null
  sentAt?: string | null
}

/** A person whom nobody else is called like. */
export function aPerson(first: string): Person {
  const mark = crypto.randomUUID().slice(0, 8)
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return { name: `${first} ${mark}`, email: `${mark}@candidates.example`, phone: `+96650${digits}` }
}

/** What the desk knows, asked as an administrator by the API: what journeys compare screens with. */
export async function openDesk(request: APIRequestContext) {
  const token = await tokenOf(request, staff)
  const headers = { Authorization: `JWT ${token}` }
  const get = async <T>(path: string): Promise<T> => {
    const answer = await request.get(path, { headers })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()) as T
  }
  return {
    token,
    headers,
    get,
    /** Applies as visitors do, and answers the id of the application. */
    async apply(person: Person, locale: Locale, vacancy?: string): Promise<string> {
      const cv = pdfOf({ title: person.name, subtitle: person.email, sections: [] })
      const answer = await request.post('/api/applications/submit', {
        multipart: {
          ...person,
          locale,
          consent: 'true',
          coverLetter: `I am ${person.name}.`,
          cv: { name: `${person.name}.pdf`, mimeType: 'application/pdf', buffer: cv },
          ...(vacancy ? { vacancy } : {}),
        },
      })
      expect(answer.status(), await answer.text()).toBe(201)
      const { reference } = (await answer.json()) as { reference: string }
      const found = await get<{ docs: { id: string }[] }>(`/api/applications?where[reference][equals]=${reference}`)
      return found.docs[0]?.id ?? ''
    },
    application: (id: string) => get<Application>(`/api/applications/${id}?depth=1`),
    async mailsTo(email: string): Promise<Mail[]> {
      const where = new URLSearchParams({ 'where[to][equals]': email, sort: '-createdAt', depth: '0' })
      return (await get<{ docs: Mail[] }>(`/api/mails?${where}`)).docs
    },
    async set(data: object): Promise<void> {
      const answer = await request.post('/api/globals/hiring-desk?locale=en', { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}

/** The admin in one language, signed in. */
export async function openAdmin(
  browser: Browser,
  baseURL: string | undefined,
  token: string,
  locale: Locale,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await enterPanel(context, baseURL, { token, lng: locale })
  return context.newPage()
}

/** The address in a mail that leads to a path: only the mail that was sent holds it, no record of it. */
export async function linkIn({ id }: Mail, path: string): Promise<string> {
  const file = join(import.meta.dirname, '../../.data/journeys/mail', `${id}.eml`)
  const written = () => readFile(file, 'latin1').then(wordsOfEml, () => '')
  await expect.poll(written, { timeout: 30_000 }).not.toBe('')
  const text = await written()
  const link = text.split(/\s/).find((word) => word.includes(path))
  if (!link) throw new Error(`No link to ${path} in: ${text}`)
  return link
}
