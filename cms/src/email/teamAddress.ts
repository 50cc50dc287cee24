import type { Payload } from 'payload'

/** Where the team reads enquiries: the address of the site settings; `undefined` until there is one. */
export async function teamAddress(payload: Payload): Promise<string | undefined> {
  const { email } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return email || undefined
}
