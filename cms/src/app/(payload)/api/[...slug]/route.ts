import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refuseCrowd } from '@/auth/refuseCrowd'
import { signOutNobody } from '@/auth/signOutNobody'
import { answerNoJson } from '@/endpoints/answerNoJson'
import { answerNoRoute } from '@/endpoints/answerNoRoute'
import { boundBody } from '@/endpoints/boundBody'
import { keepNowhere } from '@/endpoints/keepNowhere'

/** What holds for each call, whatever it is about. */
const answering = <Context>(call: (request: Request, context: Context) => Promise<Response>) =>
  keepNowhere(answerNoRoute(signOutNobody(config, call)))

export const GET = answering(REST_GET(config))

/** As GET answers, without the body: what a monitor or a cache asks first. */
export async function HEAD(...[request, context]: Parameters<typeof GET>): Promise<Response> {
  const answer = await GET(new Request(request.url, { headers: request.headers }), context)
  await answer.body?.cancel()
  return new Response(null, answer)
}

const post = boundBody(answerNoJson(REST_POST(config)))

export const POST = answering<Parameters<typeof post>[1]>(
  async (request, context) => (await refuseCrowd(request, config)) ?? post(request, context),
)

export const DELETE = answering(REST_DELETE(config))
export const PATCH = answering(boundBody(REST_PATCH(config)))
export const PUT = answering(boundBody(REST_PUT(config)))
export const OPTIONS = REST_OPTIONS(config)
