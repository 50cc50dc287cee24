import type { Locale } from '@diwan/shared/content'
import type { Payload } from 'payload'
import { env } from '@/env'

/** Who mails come from, and where the team reads: the company of the site settings. */
export async function senderOf(payload: Payload, locale: Locale): Promise<{ name: string; address: string }> {
  const settings = await payload.findGlobal({ slug: 'site-settings', locale, depth: 0, overrideAccess: true })
  return {
    name: settings.companyName || new URL(env.SITE_URL).hostname,
    address: env.MAIL_FROM || settings.email || `no-reply@${new URL(env.SITE_URL).hostname}`,
  }
}
