import { DEVICES_COOKIE } from '@diwan/shared/spec/session'
import { KNOWN_DEVICE_SECONDS } from '@diwan/shared/spec/security'
import type { PayloadRequest } from 'payload'
import { addHiddenCookie, cookieOf } from './cookies'
import { readToken, signToken } from './signedToken'

const PURPOSE = 'known-device'
/** People who share a browser. */
const MAX_ACCOUNTS = 5

/** Accounts (`accountKey`) that were signed in from this browser before. It proves nothing but that. */
const accountsOf = (req: PayloadRequest): string[] => readToken(PURPOSE, cookieOf(req, DEVICES_COOKIE)) ?? []

/** Whether an account was signed in from this browser before. */
export const isKnownDevice = (req: PayloadRequest, account: string): boolean => accountsOf(req).includes(account)

/** Whether anybody was signed in from this browser before: a cookie that only this installation can have made. */
export const carriesKnownDevice = (cookies: Map<string, string>): boolean =>
  readToken(PURPOSE, cookies.get(DEVICES_COOKIE) ?? '') !== null

/** Remembers the browser as one of the account's. */
export function rememberDevice(req: PayloadRequest, account: string): void {
  const accounts = [account, ...accountsOf(req).filter((known) => known !== account)].slice(0, MAX_ACCOUNTS)
  const token = signToken(PURPOSE, accounts, Date.now() + KNOWN_DEVICE_SECONDS * 1_000)
  addHiddenCookie(req, DEVICES_COOKIE, token, { path: '/api/users', sameSite: 'Lax', seconds: KNOWN_DEVICE_SECONDS })
}
