import type { PreviewLinkDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, Where } from 'payload'

type Name = { token: string } | { id: string }

/** The preview link with this token or id, unless it has expired or was revoked. */
export async function findOpenLink(payload: Payload, name: Name) {
  const link = await findLink(payload, name)
  return link && isOpen(link) ? link : null
}

/** The preview link with this token or id, open or not. */
export async function findLink(payload: Payload, name: Name): Promise<PreviewLinkDoc | null> {
  const [field, value] = 'token' in name ? ['token', name.token] : ['id', name.id]
  if (!/^[\w-]{16,64}$/.test(value)) return null
  const where: Where = { [field]: { equals: value } }
  // The token is what lets its bearer in.
  const query = {
    collection: 'preview-links',
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  } as const
  return (await payload.find(query)).docs[0] ?? null
}

/** Whether a preview link has neither expired nor been revoked. */
export const isOpen = ({ expiresAt, revokedAt }: PreviewLinkDoc) => !revokedAt && Date.parse(expiresAt) > Date.now()
