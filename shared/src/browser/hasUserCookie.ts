import { USER_COOKIE } from '../spec/session.ts'

/** Whether this browser was signed in lately; nothing is asked of the server for anyone else. */
export function hasUserCookie(cookies = document.cookie): boolean {
  return cookies
    .split('; ')
    .some((cookie) => cookie.startsWith(`${USER_COOKIE}=`) && cookie.length > USER_COOKIE.length + 1)
}
