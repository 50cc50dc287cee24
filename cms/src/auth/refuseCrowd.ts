import { getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { carriesKnownDevice } from './knownDevice'
import { signInTurns } from './signInTurns'
import { wordsFor } from './wordsFor'

const SIGN_IN = '/api/users/login'
const BUSY_SECONDS = 3

/** Tells somebody who wants to sign in to come back: so many wait that one more would wait too long. */
export const refuseAsBusy = (words: ReturnType<typeof wordsFor>): Response =>
  refuse(429, words.busy, { headers: { 'Retry-After': String(BUSY_SECONDS) } })

/**
 * The same, said to a stranger before Payload looks at the request; `null` when it may go on. A flood of guesses gets a hundred such
 * answers a second, which must leave the process to everybody else.
 */
export async function refuseCrowd(request: Request, config: Promise<SanitizedConfig>): Promise<Response | null> {
  if (!signInTurns.strangers.isFull || new URL(request.url).pathname !== SIGN_IN) return null
  const cookies = parseCookies(request.headers)
  if (carriesKnownDevice(cookies)) return null
  const language = getRequestLanguage({ config: await config, cookies, headers: request.headers })
  return refuseAsBusy(wordsFor({ i18n: { language } }))
}
