import type { Payload } from 'payload'
import { expect } from 'vitest'
import { privateFiles } from '@/files/store/stores'
import type { Api } from './Api'

export const aPdf = (text = 'CV') => new File([`%PDF-1.7\n% ${text}\n%%EOF`], 'My CV.pdf', { type: 'application/pdf' })

/** An application form that is right but for what `fields` says. */
export const anApplication = (fields: Record<string, string | File | undefined> = {}) => {
  const form = new FormData()
  const all = {
    name: 'Omar Hassan',
    email: 'omar@example.com',
    phone: '050 123 4567',
    consent: 'true',
    cv: aPdf(),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.set(name, value)
  return form
}

let candidates = 0

/** Sends an application, each from an address of its own. */
export const submit = (api: Api, body: FormData, headers: Record<string, string> = {}) =>
  api.fetch('/api/applications/submit', {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': `192.0.2.${candidates++}`, ...headers },
  })

export const referenceIn = async (response: Response) => ((await response.json()) as { reference: string }).reference

export const errorsIn = async (response: Response) =>
  ((await response.json()) as { errors: { path: string; message: string }[] }).errors

/** The one candidate with an address. */
export const applicantBy = async (payload: Payload, email: string) => {
  const { docs } = await payload.find({ collection: 'applicants', where: { email: { equals: email } }, depth: 0 })
  expect(docs.length).toBeLessThanOrEqual(1)
  return docs[0]
}

export const applicationsOf = async (payload: Payload, email: string) => {
  const applicant = await applicantBy(payload, email)
  const { docs } = await payload.find({
    collection: 'applications',
    where: { applicant: { equals: applicant?.id ?? 'nobody' } },
    depth: 0,
  })
  return docs
}

/** Names of the private files that are stored. */
export const storedNames = async () => (await privateFiles().list()).map(({ name }) => name)
