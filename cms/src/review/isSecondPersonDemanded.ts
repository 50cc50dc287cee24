import type { PayloadRequest } from 'payload'

/** Whether the site settings demand that what one person wrote is published by another. */
export async function isSecondPersonDemanded(req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
    select: { requireSecondPerson: true },
    req,
  })
  return settings.requireSecondPerson === true
}
