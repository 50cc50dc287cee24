import type { Locale } from '@diwan/shared/content'
import { SETTINGS_REMEMBERED_FOR } from '@diwan/shared/spec/mail'
import type { Payload } from 'payload'

interface Company {
  name: string | undefined
  email: string | undefined
}

const known = new WeakMap<Payload, Map<Locale, { company: Promise<Company>; until: number }>>()

/** The company as the site settings name it. Remembered for a moment: every mail asks, and a rush of them need not read it each time. */
export function companyOf(payload: Payload, locale: Locale): Promise<Company> {
  const byLocale = known.get(payload) ?? new Map<Locale, { company: Promise<Company>; until: number }>()
  known.set(payload, byLocale)
  const remembered = byLocale.get(locale)
  if (remembered && remembered.until > Date.now()) return remembered.company
  const company = readCompany(payload, locale)
  byLocale.set(locale, { company, until: Date.now() + SETTINGS_REMEMBERED_FOR })
  // An address counts from the first moment: without one nobody is written to.
  company.then(
    ({ email }) => email || byLocale.delete(locale),
    () => byLocale.delete(locale),
  )
  return company
}

async function readCompany(payload: Payload, locale: Locale): Promise<Company> {
  const { companyName, email } = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  return { name: companyName || undefined, email: email || undefined }
}
