import { USER_COOKIE } from '../spec/session.ts'
import { $token } from './token.ts'
import { $user, type SignedInUser } from './user.ts'

/** Stores token and user. */
export function signIn(token: string | null, user: SignedInUser): void {
  $token.set(token)
  $user.set(user)
}

/** Forgets token and user, and the readable cookie with the person's name. */
export function signOut(): void {
  $token.set(null)
  $user.set(null)
  document.cookie = `${USER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
}
