import type { Locale } from '@diwan/shared/content'
import type { Payload } from 'payload'
import { env } from '@/env'
import { companyOf } from './companyOf'

/** Who mails come from, and where the team reads: the company of the site settings. */
export async function senderOf(payload: Payload, locale: Locale): Promise<{ name: string; address: string }> {
  const { email, name } = await companyOf(payload, locale)
  const host = new URL(env.SITE_URL).hostname
  return { name: name || host, address: env.MAIL_FROM?.address || email || `no-reply@${host}` }
}
