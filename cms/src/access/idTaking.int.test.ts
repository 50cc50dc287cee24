import type { Endpoint, Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { test } from '../../tests/test'

const ID = 'ffffffffffffffffffffffff'
const json = { 'Content-Type': 'application/json' }

/** What a visitor may ask by id: each checks a signature, a token of its own, or shows what is public. */
const forVisitors =
  /^\/api\/(?:downloads|alerts|payload-preferences|publishing\/shared-preview|job-alerts|applications\/(?:status|interviews?)|interviews|candidate|hiring)\b/

interface Route {
  method: string
  path: string
}

/** Every route that takes an id or a token, of Payload's and of ours, with one that is nobody's. */
function idTakingRoutes({ config }: Payload): Route[] {
  const routes = (endpoints: false | Endpoint[] | undefined, base: string) =>
    (endpoints || []).map(({ method, path }) => ({ method: method.toUpperCase(), path: `/api${base}${path}` }))
  return [
    ...routes(config.endpoints, ''),
    ...config.collections.flatMap(({ endpoints, slug }) => routes(endpoints, `/${slug}`)),
    ...config.globals.flatMap(({ endpoints, slug }) => routes(endpoints, `/globals/${slug}`)),
  ].filter(({ method, path }) => path.includes(':') && method !== 'OPTIONS')
}

const call = (api: Api, { method, path }: Route, headers: Record<string, string> = {}) =>
  api.fetch(path.replaceAll(/:\w+[?*+]?/g, ID), {
    method,
    headers: { ...json, ...headers },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
  })

test('no route that takes an id answers a visitor, or fails over one that is nobody’s', async ({ api, payload }) => {
  const routes = idTakingRoutes(payload)
  expect(routes.length).toBeGreaterThan(100)
  const opened: string[] = []
  for (const route of routes) {
    const { status } = await call(api, route)
    if (status >= 500 || (status < 400 && !forVisitors.test(route.path)))
      opened.push(`${route.method} ${route.path}: ${status}`)
  }
  expect(opened).toEqual([])
})

test('the service account changes nothing through any route that takes an id', async ({ api, payload }) => {
  const headers = await api.as('service')
  const changed: string[] = []
  for (const route of idTakingRoutes(payload).filter(({ method }) => method !== 'GET')) {
    const { status } = await call(api, route, headers)
    // Payload keeps preferences per account, those of programs too; its query for taking one away fails on SQLite.
    if (/^\/api\/(?:payload-preferences|alerts)\//.test(route.path)) continue
    if (status >= 500 || status < 400) changed.push(`${route.method} ${route.path}: ${status}`)
  }
  expect(changed).toEqual([])
})

test('a form whose data is not JSON is the sender’s fault', async ({ api }) => {
  const body = new FormData()
  body.set('_payload', '{"name":')
  const answer = await api.fetch('/api/categories', { method: 'POST', body, headers: await api.as('editor') })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false, message: 'What was sent is not JSON.' })
})

test('a form that breaks off or is none is the sender’s fault', async ({ api }) => {
  const boundary = 'multipart/form-data; boundary=x'
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n'
  const broken = [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', 'x'],
    [boundary, ''],
    [boundary, part],
    [boundary, `${part}\r\nhalf a file`],
    [boundary, '--x\r\n\u0000: \r\n\r\n--x--\r\n'],
    ['multipart/x; boundary=x', part],
  ]
  for (const [type = '', body = ''] of broken) {
    const answer = await api.fetch('/api/users/login', { method: 'POST', body, headers: { 'Content-Type': type } })
    expect(answer.status, type + body).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, message: 'The body is not valid multipart/form-data.' })
  }
})
