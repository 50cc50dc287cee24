import { createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/env'

const SERVICE_EMAIL = 'publisher@service.invalid'
const ADMIN_EMAIL = 'admin@example.com'

const anyOf = async (payload: Payload, field: string, value: string) => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}

/** Makes the first administrator where there is none. A random password is printed here and kept nowhere. */
export async function ensureAdmin(payload: Payload): Promise<string> {
  if (await anyOf(payload, 'role', 'admin')) return 'there is one'
  const email = env.SEED_ADMIN_EMAIL ?? ADMIN_EMAIL
  const password = env.SEED_ADMIN_PASSWORD ?? randomBytes(15).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', role: 'admin' },
    overrideAccess: true,
  })
  if (env.SEED_ADMIN_PASSWORD) return `${email}, with the password of SEED_ADMIN_PASSWORD`
  console.log(`\n  Sign in as ${email} with the password ${password}\n  It is shown this once: change or keep it.\n`)
  return email
}

/** Gives the publisher its read-only account, with the key of PUBLISHER_API_KEY. */
export async function ensureServiceAccount(payload: Payload): Promise<string> {
  const apiKey = env.PUBLISHER_API_KEY
  if (!apiKey) return 'none: PUBLISHER_API_KEY is empty'
  // Payload keeps the key's digest to find its account; nobody can read the key itself.
  const digest = createHmac('sha256', payload.secret).update(apiKey).digest('hex')
  if (await anyOf(payload, 'apiKeyIndex', digest)) return 'there is one'
  const account = await anyOf(payload, 'email', SERVICE_EMAIL)
  const data = { enableAPIKey: true, apiKey }
  if (account) {
    await payload.update({ collection: 'users', id: account.id, data, overrideAccess: true })
    return 'given the key of PUBLISHER_API_KEY'
  }
  // Nobody signs in with this password; the account is used by its key alone.
  const password = randomBytes(32).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email: SERVICE_EMAIL, password, name: 'Publisher', role: 'service', ...data },
    overrideAccess: true,
  })
  return 'made'
}
