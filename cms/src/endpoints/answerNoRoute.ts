import { refuseNoRoute } from './refuseNoRoute'

type Call<Context> = (request: Request, context: Context) => Promise<Response>

const isNoRoute = (data: unknown) => typeof data === 'object' && data !== null && Object.keys(data).join() === 'message'

/** A call to an address or with a method that the API does not have is refused in the form of all our refusals, which Payload's own is not. */
export const answerNoRoute =
  <Context>(call: Call<Context>): Call<Context> =>
  async (request, context) => {
    const answer = await call(request, context)
    if (answer.status !== 404 || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
    const data: unknown = await answer.clone().json()
    if (!isNoRoute(data)) return answer
    return refuseNoRoute(Object.fromEntries(answer.headers))
  }
