import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refuseCrowd } from '@/auth/refuseCrowd'
import { boundBody } from '@/endpoints/boundBody'

export const GET = REST_GET(config)

/** As GET answers, without the body: what a monitor or a cache asks first. */
export async function HEAD(...[request, context]: Parameters<typeof GET>): Promise<Response> {
  const answer = await GET(new Request(request.url, { headers: request.headers }), context)
  await answer.body?.cancel()
  return new Response(null, answer)
}

const post = boundBody(REST_POST(config))

export async function POST(...[request, context]: Parameters<typeof post>): Promise<Response> {
  return (await refuseCrowd(request, config)) ?? post(request, context)
}

export const DELETE = REST_DELETE(config)
export const PATCH = boundBody(REST_PATCH(config))
export const PUT = boundBody(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
