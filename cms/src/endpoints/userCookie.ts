import { SESSION_SECONDS, USER_COOKIE } from '@diwan/shared/spec/session'
import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import { env } from '@/env'

/** Sets the readable cookie with the person's name beside the token. Goes into `hooks.afterLogin` of users. */
export const setUserCookie: CollectionAfterLoginHook = ({ req, user }) => {
  addCookie(req, encodeURIComponent(String(user.name ?? '')), SESSION_SECONDS)
  return user
}

/** Clears the readable cookie. Goes into `hooks.afterLogout` of users. */
export const clearUserCookie: CollectionAfterLogoutHook = ({ req }) => addCookie(req, '', 0)

function addCookie(req: PayloadRequest, value: string, maxAge: number): void {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', `${USER_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`)
}
