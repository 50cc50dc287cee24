import { request } from 'node:http'
import { accountMessages } from '@diwan/shared/messages/account'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aSite, rawStatus } from './testing/aSite.ts'

test('an address that cannot be read is refused before the CMS fails over it', async () => {
  const { port, seen } = await aSite({ '404.html': 'missing' })

  for (const path of ['/api/blogs/%ff', '/api/%', '/admin/%c3%28', '/_next/%zz'])
    expect(await rawStatus(port, path)).toBe(400)
  expect(await rawStatus(port, '/blog/%ff')).toBe(404)
  expect(seen).toEqual([])
})

test('a crowd that wants to sign in is answered here while the CMS has no place for it, and nobody else is', async () => {
  const { get, seen, cms } = await aSite({ 'index.html': 'home' })
  cms.removeAllListeners('request').on('request', (req, res) => {
    seen.push({ url: req.url ?? '', headers: req.headers })
    res.writeHead(429, { 'diwan-crowd': '60000', 'retry-after': '3' }).end('{}')
  })
  const first = await get('/api/users/login', { method: 'POST', body: '{}' })
  const next = await get('/api/users/login', { method: 'POST', body: '{}' })
  await get('/api/contacts/submit', { method: 'POST', body: '{}' })
  await get('/api/users/login', { method: 'POST', body: '{}', headers: { Cookie: 'diwan-devices=known' } })

  expect([first.status, first.headers.get('diwan-crowd')]).toEqual([429, null])
  expect([next.status, next.headers.get('retry-after'), next.headers.get('cache-control')]).toEqual([
    429,
    '3',
    'no-store',
  ])
  expect(await next.json()).toEqual({ success: false, message: accountMessages.en.busy })
  expect(seen.map(({ url }) => url)).toEqual(['/api/users/login', '/api/contacts/submit', '/api/users/login'])
})

test('a proxy in front may keep its connections for two minutes', async () => {
  const { get } = await aSite({ 'index.html': 'home' })

  expect((await get('/')).headers.get('keep-alive')).toBe('timeout=150')
})

test('an idle connection to a part behind is given up before that part closes it under a request', async () => {
  const { get, cms } = await aSite({ 'index.html': 'home' })
  // Announced as two seconds; Node itself closes a second later than announced.
  cms.keepAliveTimeout = 2_000
  let open = 0
  let closedByCms = 0
  cms.on('connection', (socket) => {
    open++
    socket.on('timeout', () => closedByCms++)
    socket.on('close', () => open--)
  })
  await get('/api/health')

  expect(open).toBe(1)
  await vi.waitFor(() => expect(open).toBe(0), { timeout: 5_000 })
  expect(closedByCms).toBe(0)
})

test.for([413, 400])('nobody waits behind a body that was refused with %s and not read to its end', async (status) => {
  const { get, cms } = await aSite({ 'index.html': 'home' })
  cms.removeAllListeners('request').on('request', (req, res) => {
    if (req.method === 'GET') res.end('cms')
    else
      req.once('data', () => {
        req.pause()
        // All of it is on its way by then.
        setTimeout(() => res.writeHead(status).end('{}'), 100)
      })
  })

  const refused = await get('/api/media', { method: 'POST', body: 'x'.repeat(150_000) })

  expect([refused.status, await refused.text()]).toEqual([status, '{}'])
  expect(await (await get('/api/health')).text()).toBe('cms')
})

test('who reads or sends a form is told to come back when a part has stopped, and who saves is left to wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { cms, get } = await aSite({ 'index.html': 'home' })
  const gone: string[] = []
  let waiting = 0
  cms.removeAllListeners('request').on('request', (req, res) => {
    req.resume().on('end', () => waiting++)
    res.on('close', () => gone.push(`${req.method} ${req.url}`))
    if (req.url === '/api/long') res.write('begun')
  })
  const body = JSON.stringify({ name: 'a'.repeat(100_000) })
  const stopped = [get('/admin'), get('/api/contacts/submit', { method: 'POST', body })]
  const begun = await get('/api/long')
  const saved = get('/api/blogs/1', { method: 'PATCH', body }).catch(() => null)
  await vi.waitFor(() => expect(waiting).toBe(4))

  vi.advanceTimersByTime(59_000)
  expect(gone).toEqual([])
  vi.advanceTimersByTime(1_000)

  const answers = await Promise.all(stopped)
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '5'],
    [503, '5'],
  ])
  await vi.waitFor(() => expect(gone.toSorted()).toEqual(['GET /admin', 'POST /api/contacts/submit']))
  cms.closeAllConnections()
  expect((await saved)?.status).toBe(503)
  await expect(begun.text()).rejects.toThrow()
})

test('a preview whose publisher is away is loaded anew by itself, and nothing else is', async () => {
  const { cms, get } = await aSite({ 'index.html': 'home' })
  cms.removeAllListeners('request')
  cms.on('request', (req) => req.destroy())

  const [preview, admin, api] = [await get('/preview/x?token=t'), await get('/admin'), await get('/api/health')]

  expect([preview.status, admin.status, api.status]).toEqual([503, 503, 503])
  expect([preview, admin, api].map(({ headers }) => headers.get('Refresh'))).toEqual(['5', null, null])
})

test('the admin and the API go to the CMS with the address of the socket, not one the client claims', async () => {
  const { get, seen } = await aSite({})

  await get('/api/health', { headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6' } })
  await get('/admin/login')

  expect(seen.map((request) => request.url)).toEqual(['/api/health', '/admin/login'])
  expect(seen[0]?.headers['x-forwarded-for']).not.toContain('6.6.6.6')
  expect(seen[0]?.headers).not.toHaveProperty('x-real-ip')
})

test('what a proxy in front is said to have seen counts only where one is trusted', async () => {
  const claims = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-For': '6.6.6.6' }
  const further = {
    Forwarded: 'for=6.6.6.6',
    'True-Client-IP': '6.6.6.6',
    'CF-Connecting-IP': '6.6.6.6',
    'X-Middleware-Subrequest': 'middleware',
  }
  const heardOf = async (trustProxy: boolean) => {
    const { get, seen } = await aSite({ 'a.html': '' }, { trustProxy })
    const { headers } = await get('/a', { headers: claims })
    await get('/api/health', { headers: { ...claims, ...further } })
    return { page: headers, cms: seen[0]?.headers }
  }

  const open = await heardOf(false)
  expect(open.page.has('strict-transport-security')).toBe(false)
  expect(open.cms).toMatchObject({ 'x-forwarded-proto': 'http', 'x-forwarded-for': '127.0.0.1' })
  expect(open.cms?.['x-forwarded-host']).toMatch(/^127\.0\.0\.1:/)

  const behindProxy = await heardOf(true)
  expect(behindProxy.page.get('strict-transport-security')).toContain('max-age=')
  expect(behindProxy.cms).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '6.6.6.6' })

  for (const { cms } of [open, behindProxy]) {
    for (const name of Object.keys(further)) expect(cms).not.toHaveProperty(name.toLowerCase())
  }
})

test('a plain read may use its cookie, a write must say where it comes from', async () => {
  const { port, seen } = await aSite({})

  for (const method of ['GET', 'POST']) {
    await new Promise((done) =>
      request({ host: '127.0.0.1', port, path: '/api/user', method }, (res) => res.resume().on('end', done)).end(),
    )
  }

  expect(seen.map(({ headers }) => headers['sec-fetch-site'])).toEqual(['none', undefined])
})

test('a CMS that is down leaves the site up and says when to come back', async () => {
  const { get, cms } = await aSite({ 'index.html': 'home' })
  cms.closeAllConnections()
  await new Promise((done) => cms.close(done))

  const answer = await get('/api/contacts/submit', { method: 'POST', body: '{}' })

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ success: false })
  const Referer = 'http://localhost/ar/contact-us'
  const posted = await get('/api/contacts/submit', { method: 'POST', headers: { Accept: 'text/html', Referer } })
  expect(posted.status).toBe(503)
  expect(await posted.text()).toMatch(/<html lang="ar" dir="rtl">.*ارجع إلى النموذج/s)
  expect(await (await get('/')).text()).toBe('home')
})

test('a call keeps its id on its way, and gets one when it brings none', async () => {
  const { get, seen } = await aSite({ 'index.html': 'home' })
  const kept = await get('/api/health', { headers: { 'X-Request-Id': 'visit-0123456789' } })
  const made = await get('/api/health', { headers: { 'X-Request-Id': 'someone@example.com' } })

  expect(kept.headers.get('X-Request-Id')).toBe('visit-0123456789')
  expect(made.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(seen.map(({ headers }) => headers['x-request-id'])).toEqual([
    'visit-0123456789',
    made.headers.get('X-Request-Id'),
  ])
})

test('figures are for who knows the token; for others the site has no such page', async () => {
  const { get, seen } = await aSite({ 'index.html': 'home', '404.html': 'missing' })
  await get('/')

  expect((await get('/metrics')).status).toBe(404)
  expect((await get('/api/metrics')).status).toBe(404)
  expect((await get('/metrics', { headers: { Authorization: 'Bearer another token, of many signs' } })).status).toBe(
    404,
  )
  expect(seen).toEqual([])
  const answer = await get('/metrics', { headers: { Authorization: 'Bearer a token of sixteen signs' } })
  expect(await answer.text()).toMatch(/diwan_web_request_seconds_count\{class="page",method="get",status="200"\} [1-9]/)
})

test('the figures of the CMS are for who knows the token, however their address is written', async () => {
  const { get, port, seen } = await aSite({ 'index.html': 'home' })
  const spellings = ['/api/%6Detrics', '/api/./metrics', '/admin/../api/metrics', '/_next/%2e%2e/api/metrics']

  for (const path of spellings) expect(await rawStatus(port, path), path).toBe(404)
  expect((await get('/api/metrics', { headers: { Authorization: 'Bearer of nothing' } })).status).toBe(404)
  expect(seen).toEqual([])

  await get('/api/metrics', { headers: { Authorization: 'Bearer a token of sixteen signs' } })
  expect(seen).toHaveLength(1)
})
