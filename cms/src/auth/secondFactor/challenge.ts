import { createHash } from 'node:crypto'
import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import { CHALLENGE_LIFETIME } from '@diwan/shared/spec/security'
import type { PayloadRequest } from 'payload'
import { addHiddenCookie, cookieOf } from '../cookies'
import { readToken, signToken } from '../signedToken'
import type { StoredUser } from './SecondFactorState'
import { findStoredUser } from './storedUser'

const COOKIE = `${COOKIE_PREFIX}-challenge`
const PURPOSE = 'second-factor'
const options = { path: '/api/users', sameSite: 'Strict' } as const

// A new password ends what the old one began.
const printOf = ({ hash, salt }: StoredUser) =>
  createHash('sha256').update(`${hash}\n${salt}`).digest('base64url').slice(0, 22)

/** Remembers in the browser, for a few minutes, that the password of this account was right. */
export async function openChallenge(req: PayloadRequest, email: string): Promise<void> {
  const user = (await req.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email } },
  })) as StoredUser | null
  if (!user) return
  const token = signToken(PURPOSE, [user.id, printOf(user)], Date.now() + CHALLENGE_LIFETIME)
  addHiddenCookie(req, COOKIE, token, { ...options, seconds: CHALLENGE_LIFETIME / 1_000 })
}

/** Whose password was right in this browser a moment ago. */
export async function findChallenged(req: PayloadRequest): Promise<StoredUser | null> {
  const [id, print] = readToken(PURPOSE, cookieOf(req, COOKIE)) ?? []
  const user = id ? await findStoredUser(req, id) : null
  return user && printOf(user) === print ? user : null
}

/** Forgets it. */
export function closeChallenge(req: PayloadRequest): void {
  addHiddenCookie(req, COOKIE, '', { ...options, seconds: 0 })
}
