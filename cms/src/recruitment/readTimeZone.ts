import { STANDARD_TIME_ZONE } from '@diwan/shared/spec/hiring'
import type { Payload } from 'payload'

/** The time zone of the company, from the site settings. */
export async function readTimeZone(payload: Payload): Promise<string> {
  const { timeZone } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return timeZone || STANDARD_TIME_ZONE
}
