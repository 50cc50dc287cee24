import {
  ACCOUNT_WINDOW,
  MAX_TRIES_PER_ACCOUNT,
  MAX_TRIES_PER_ADDRESS,
  MAX_TRIES_PER_ADDRESS_AND_ACCOUNT,
  SIGN_IN_WINDOW,
} from '@diwan/shared/spec/security'
import type { PayloadRequest } from 'payload'
import { addressOf } from '@/rateLimits/addressOf'
import { Limit } from '@/rateLimits/Limit'

const byBoth = new Limit({
  name: 'sign-in-both',
  max: MAX_TRIES_PER_ADDRESS_AND_ACCOUNT,
  window: SIGN_IN_WINDOW,
})
const byAddress = new Limit({ name: 'sign-in-address', max: MAX_TRIES_PER_ADDRESS, window: SIGN_IN_WINDOW })
const byAccount = new Limit({ name: 'sign-in-account', max: MAX_TRIES_PER_ACCOUNT, window: ACCOUNT_WINDOW })

export interface Tries {
  /** Seconds until the next try; 0 when this one may be made. */
  wait: number
  /** Takes the counts back: the password was right. */
  forgive: () => Promise<void>
}

/**
 * Counts one try to sign in to an account (`accountKey`), before anything is looked up or hashed. Strangers who fill an account's own count cannot keep its owner
 * out: a browser that was signed in before is counted by itself.
 */
export async function countTry(req: PayloadRequest, account: string, isKnown: boolean): Promise<Tries> {
  const { payload } = req
  const address = addressOf(req)
  const counts: [Limit, string][] = [
    [byBoth, `${isKnown ? 'known' : 'new'}:${address}:${account}`],
    ...(isKnown
      ? []
      : ([
          [byAddress, address],
          [byAccount, account],
        ] satisfies [Limit, string][])),
  ]
  // Who is over one limit adds nothing to the others.
  for (const [limit, key] of counts) {
    const wait = await limit.take(payload, key)
    if (wait > 0) return { wait, forgive: async () => {} }
  }
  return {
    wait: 0,
    forgive: async () => {
      for (const [limit, key] of counts) await limit.giveBack(payload, key)
    },
  }
}
