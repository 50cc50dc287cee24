import { unavailableMessages } from '@diwan/shared/messages/unavailable'
import { DATABASE_RETRY_SECONDS } from '@diwan/shared/spec/security'
import { getPayload, getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload'
import { hasFaultedSince } from '@/database/readFaults'
import { refuse } from '@/endpoints/refuse'

type Call<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * A call that says "sign in first" to nobody whose account could not be looked up: at that, the screens of everybody at work would
 * end their sessions because the database was away.
 */
export const signOutNobody =
  <Context>(
    config: Promise<SanitizedConfig>,
    call: Call<Context>,
    database: () => Promise<object> = async () => (await getPayload({ config })).db,
  ): Call<Context> =>
  async (request, context) => {
    const startedAt = performance.now()
    const answer = await call(request, context)
    if (answer.status !== 401 || !hasFaultedSince(await database(), startedAt)) return answer
    const { headers } = request
    const language = getRequestLanguage({ config: await config, cookies: parseCookies(headers), headers })
    const message = unavailableMessages[language === 'ar' ? 'ar' : 'en'].database
    return refuse(503, message, { headers: { 'Retry-After': String(DATABASE_RETRY_SECONDS) } })
  }
