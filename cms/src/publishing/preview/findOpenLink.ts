import type { PreviewLinkDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, Where } from 'payload'

/** The preview link with this token or id, unless it has expired or was revoked. */
export async function findOpenLink(payload: Payload, name: { token: string } | { id: string }) {
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
  const [link] = (await payload.find(query)).docs
  return link && isOpen(link) ? link : null
}

const isOpen = ({ expiresAt, revokedAt }: PreviewLinkDoc) => !revokedAt && Date.parse(expiresAt) > Date.now()
