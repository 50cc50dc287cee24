import * as z from 'zod/mini'
import { localeSchema } from '../contracts/publishing.ts'

/** What a preview token lets its bearer see: one document's draft, until it expires. */
const previewGrantSchema = z.object({
  collection: z.string(),
  id: z.string(),
  locale: localeSchema,
  /** The preview link the token was made for; `null` when it was made for somebody who is signed in. */
  link: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
})
export type PreviewGrant = z.infer<typeof previewGrantSchema>

// Keeps signatures of tokens apart from those of messages, which the same secret signs.
const PURPOSE = 'diwan preview token'
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const

/** A grant as signed text that fits into an address. */
export async function signPreviewToken(secret: string, grant: PreviewGrant): Promise<string> {
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(grant)))
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), new TextEncoder().encode(payload))
  return `${payload}.${toBase64Url(new Uint8Array(signature))}`
}

/** The grant of a token that was signed with this secret, even if it has expired; `null` for any other text. */
export async function readPreviewToken(secret: string, token: string): Promise<PreviewGrant | null> {
  const [payload = '', signature = '', ...rest] = token.split('.')
  const bytes = fromBase64Url(signature)
  if (bytes === null || rest.length > 0) return null
  const signed = new TextEncoder().encode(payload)
  if (!(await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signed))) return null
  const json = fromBase64Url(payload)
  const grant = json && previewGrantSchema.safeParse(JSON.parse(new TextDecoder().decode(json)))
  return grant?.success ? grant.data : null
}

async function keyOf(secret: string) {
  const root = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, ['sign'])
  const derived = await crypto.subtle.sign('HMAC', root, new TextEncoder().encode(PURPOSE))
  return crypto.subtle.importKey('raw', derived, ALGORITHM, false, ['sign', 'verify'])
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
