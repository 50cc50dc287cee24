import { refuse } from './refuse'

type Call<Context> = (request: Request, context: Context) => Promise<Response>

/** A call that says so of a body that is not JSON. Of a query sent by POST Payload reads it before it catches anything. */
export const answerNoJson =
  <Context>(call: Call<Context>): Call<Context> =>
  (request, context) =>
    call(request, context).catch((error: unknown) => {
      if (error instanceof SyntaxError && error.message.includes('JSON'))
        return refuse(400, 'What was sent is not JSON.')
      throw error
    })
