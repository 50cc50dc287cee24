import { CROWD_HEADER } from '@diwan/shared/spec/headers'
import { CROWD_HOLDS, CROWD_RETRY_SECONDS } from '@diwan/shared/spec/security'
import { SIGN_IN_CALL } from '@diwan/shared/spec/session'
import { getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { carriesKnownDevice } from './knownDevice'
import { signInTurns } from './signInTurns'
import { wordsFor } from './wordsFor'

/** Tells somebody who wants to sign in to come back: so many wait that one more would wait too long. */
export const refuseAsBusy = (words: ReturnType<typeof wordsFor>): Response =>
  refuse(429, words.busy, { headers: { 'Retry-After': String(CROWD_RETRY_SECONDS) } })

/**
 * The same, said to a stranger before Payload looks at the request; `null` when it may go on. A flood of guesses must leave the process
 * to everybody else, so the web server is told to repeat the answer by itself for a moment.
 */
export async function refuseCrowd(request: Request, config: Promise<SanitizedConfig>): Promise<Response | null> {
  if (!signInTurns.strangers.isFull || new URL(request.url).pathname !== SIGN_IN_CALL) return null
  const cookies = parseCookies(request.headers)
  if (carriesKnownDevice(cookies)) return null
  const language = getRequestLanguage({ config: await config, cookies, headers: request.headers })
  const answer = refuseAsBusy(wordsFor({ i18n: { language } }))
  answer.headers.set(CROWD_HEADER, String(CROWD_HOLDS))
  return answer
}
