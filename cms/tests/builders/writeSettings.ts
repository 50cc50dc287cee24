import { SETTINGS_REMEMBERED_FOR } from '@diwan/shared/spec/mail'
import type { SiteSettingsDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { teamAddress } from '@/email/teamAddress'

const aCompany = {
  companyName: 'Rasikh Advisory',
  tagline: 'Rooted advice',
  description: 'A consultancy in Riyadh',
  email: 'team@rasikh.example',
  phone: '+966112345678',
  address: 'Riyadh',
  timeZone: 'Asia/Riyadh',
}

/** The settings of the site, in English. Mails know them when it returns. */
export async function writeSettings(payload: Payload, settings: Partial<SiteSettingsDoc> = {}) {
  const data = { ...aCompany, ...settings }
  const written = await payload.updateGlobal({ slug: 'site-settings', data: data as never, locale: 'en' })
  // They are remembered for a moment.
  await expect.poll(() => teamAddress(payload), { timeout: 2 * SETTINGS_REMEMBERED_FOR }).toBe(data.email)
  return written
}
