import { MAX_BODY_BYTES } from '@diwan/shared/spec/forms'
import { refuse } from './refuse'

type Call<Context> = (request: Request, context: Context) => Promise<Response>

// A body is never longer than its length says: Node ends the connection.
const isShort = ({ headers }: Request) => Number(headers.get('content-length') ?? Infinity) <= MAX_BODY_BYTES

/**
 * A call that reads no more of a body than any call needs. Payload holds all of what is sent before it asks who sends it: a few guests
 * would fill the memory.
 */
export const boundBody =
  <Context>(call: Call<Context>): Call<Context> =>
  async (request, context) => {
    if (!request.body || isShort(request)) return call(request, context)
    let length = 0
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length
        if (length > MAX_BODY_BYTES) controller.error(new Error('The body is too long.'))
        else controller.enqueue(chunk)
      },
    })
    const { headers, method, signal, url } = request
    const body = request.body.pipeThrough(counting)
    const isTooLong = () => length > MAX_BODY_BYTES
    const bounded = new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
    const answer = await call(bounded, context).catch((error: unknown) => {
      if (!isTooLong()) throw error
    })
    return answer && !isTooLong() ? answer : refuse(413, `A call may have ${MAX_BODY_BYTES} bytes.`)
  }
