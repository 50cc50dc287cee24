import type { PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { env } from '@/env'

interface CookieOptions {
  path: string
  seconds: number
  sameSite: 'Lax' | 'Strict'
}

/** Adds a cookie that scripts cannot read to the request's answer. */
export function addHiddenCookie(
  req: PayloadRequest,
  name: string,
  value: string,
  { path, sameSite, seconds }: CookieOptions,
): void {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append(
    'Set-Cookie',
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`,
  )
}

/** A cookie of the request; empty when there is none. */
export const cookieOf = ({ headers }: PayloadRequest, name: string): string => parseCookies(headers).get(name) ?? ''
