import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { openSecret } from '@/auth/secondFactor/openSecret'
import type { StoredUser } from '@/auth/secondFactor/SecondFactorState'
import { keyFrom } from '@/auth/keyFrom'
import { env } from '@/env'

type StoredAccount = StoredUser & { apiKey?: string | null; apiKeyIndex?: string | null }

const indexOf = (key: string, apiKey: string) => createHmac('sha256', key).update(apiKey).digest('hex')

/** Encrypts second factors and API keys with PAYLOAD_SECRET that PAYLOAD_SECRET_BEFORE encrypted. What is of neither stays. */
export async function renewKeys(payload: Payload): Promise<string> {
  if (!env.PAYLOAD_SECRET_BEFORE) return 'no PAYLOAD_SECRET_BEFORE is given'
  const before = { decrypt: payload.decrypt, secret: keyFrom(env.PAYLOAD_SECRET_BEFORE) }

  const renewed = (kept?: string | null) => {
    const secret = openSecret(payload, kept) === null ? openSecret(before, kept) : null
    return secret === null ? kept : payload.encrypt(secret)
  }
  const apiKeyOf = ({ apiKey, apiKeyIndex }: StoredAccount) => {
    const opened = apiKey ? before.decrypt.call(before, apiKey) : ''
    if (!opened || indexOf(before.secret, opened) !== apiKeyIndex) return {}
    return { apiKey: payload.encrypt(opened), apiKeyIndex: indexOf(payload.secret, opened) }
  }

  let count = 0
  const { docs } = await payload.db.find<StoredAccount>({ collection: 'users', pagination: false, limit: 0 })
  for (const account of docs) {
    const { secondFactor } = account
    const secret = renewed(secondFactor?.secret)
    const pendingSecret = renewed(secondFactor?.pendingSecret)
    const isFactorRenewed = secret !== secondFactor?.secret || pendingSecret !== secondFactor?.pendingSecret
    const data = {
      ...apiKeyOf(account),
      ...(isFactorRenewed && { secondFactor: { ...secondFactor, secret, pendingSecret } }),
    }
    if (Object.keys(data).length === 0) continue
    await payload.db.updateOne({ collection: 'users', id: account.id, data, returning: false })
    count += 1
  }
  return count === 0 ? 'all are of this secret' : `renewed for ${count} ${count === 1 ? 'account' : 'accounts'}`
}
