type Call<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * A call whose answers no cache keeps but where they say so themselves. Payload's own say nothing, and a cache in front may take that
 * for leave: they hold what one account may read, and tokens.
 */
export const keepNowhere =
  <Context>(call: Call<Context>): Call<Context> =>
  async (request, context) => {
    const answer = await call(request, context)
    if (answer.headers.has('Cache-Control')) return answer
    // Headers of a redirect cannot be changed.
    const kept = new Response(answer.body, answer)
    kept.headers.set('Cache-Control', 'no-store')
    return kept
  }
