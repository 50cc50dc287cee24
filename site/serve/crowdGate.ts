import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { accountMessages } from '@diwan/shared/messages/account'
import { CROWD_HEADER } from '@diwan/shared/spec/headers'
import { DEVICES_COOKIE, LANGUAGE_COOKIE, SIGN_IN_CALL } from '@diwan/shared/spec/session'

const cookieOf = ({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined =>
  cookie
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const languageOf = (headers: IncomingHttpHeaders) =>
  (cookieOf(headers, LANGUAGE_COOKIE) ?? headers['accept-language'] ?? '').startsWith('ar') ? 'ar' : 'en'

export type CrowdGate = ReturnType<typeof createCrowdGate>

/**
 * Repeats to strangers what the CMS said to the last one: too many wait to sign in. The CMS spends milliseconds on each refusal, in the
 * process that stores visitors' forms, so a flood of guesses must not reach it. Nothing is counted here: the CMS says for how long its
 * answer holds, and the next guess after that asks it again.
 */
export function createCrowdGate(now: () => number = () => performance.now()) {
  let closedUntil = 0
  return {
    /** Takes note of an answer of the CMS. */
    hear(headers: IncomingHttpHeaders): void {
      const milliseconds = Number(headers[CROWD_HEADER] ?? 0)
      delete headers[CROWD_HEADER]
      if (milliseconds > 0) closedUntil = now() + milliseconds
    },
    /** What to tell the sender of this request instead of asking the CMS; `null` when it may pass. */
    refusal({ headers, method }: IncomingMessage, path: string): string | null {
      if (now() >= closedUntil || method !== 'POST' || path !== SIGN_IN_CALL) return null
      // Whether the cookie is genuine the CMS alone can tell.
      if (cookieOf(headers, DEVICES_COOKIE)) return null
      return accountMessages[languageOf(headers)].busy
    },
  }
}
