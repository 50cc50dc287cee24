import type { Locale } from '@diwan/shared/content'
import type { ContactKind } from './contactFormProps'

export interface ContactFields {
  name: string
  email: string
  phone: string
  company: string
  topic: string
  message: string
  consent: string | false
  website: string
}

interface Surroundings {
  kind: ContactKind
  locale: Locale
  report: string | undefined
}

/** What the form sends and is judged by: what is not filled in is left out, unless its absence is a fault. */
export function contactBody(fields: Omit<ContactFields, 'website'>, { kind, locale, report }: Surroundings) {
  const optional = { phone: fields.phone, company: fields.company, topic: fields.topic }
  const given = Object.entries(optional).filter(([, value]) => value)
  const required = { name: fields.name, email: fields.email, consent: fields.consent, message: fields.message ?? '' }
  return { kind, locale, ...required, ...Object.fromEntries(given), ...(report && { report }) }
}
