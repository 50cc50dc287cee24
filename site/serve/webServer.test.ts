import { mkdtemp, mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentTypes, entrySlugs } from '@diwan/shared/content'
import { accountMessages } from '@diwan/shared/messages/account'
import { EVERY_ANSWER } from '@diwan/shared/spec/headers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWebServer } from './webServer.ts'

const listen = (server: Server) =>
  new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))

async function aTree(root: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
}

async function aSite(files: Record<string, string>, { trustProxy = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-web-'))
  await aTree(join(folder, 'a'), files)
  await symlink(join(folder, 'a'), join(folder, 'current'))
  const seen: { url: string; headers: Record<string, unknown> }[] = []
  const cms = createServer((req, res) => {
    seen.push({ url: req.url ?? '', headers: req.headers })
    res.end('cms')
  })
  const cmsPort = await listen(cms)
  const web = createWebServer({
    port: 0,
    host: '127.0.0.1',
    cms: { host: '127.0.0.1', port: cmsPort },
    publisher: { host: '127.0.0.1', port: 1 },
    devSite: null,
    releaseLink: join(folder, 'current'),
    trustProxy,
    metricsToken: 'a token of sixteen signs',
  })
  const port = await listen(web)
  onTestFinished(async () => {
    web.closeAllConnections()
    cms.closeAllConnections()
    web.close()
    cms.close()
    await rm(folder, { recursive: true, force: true })
  })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  return { get, folder, seen, port, cms }
}

// fetch normalises paths; an attacker does not.
function rawStatus(port: number, path: string, method = 'GET'): Promise<number> {
  return new Promise((done, fail) =>
    request({ host: '127.0.0.1', port, path, method }, (res) => {
      res.resume()
      done(res.statusCode ?? 0)
    })
      .on('error', fail)
      .end(),
  )
}

test('a page is found without its ending, and every other form of its address redirects to that one', async () => {
  const { get } = await aSite({ 'index.html': 'home', 'about-us.html': 'about', 'ar.html': 'arabic home' })

  expect(await (await get('/about-us')).text()).toBe('about')
  expect(await (await get('/ar')).text()).toBe('arabic home')
  for (const [form, plain] of [
    ['/about-us/', '/about-us'],
    ['/about-us.html?a=1', '/about-us?a=1'],
    ['/index.html', '/'],
    ['/ar/', '/ar'],
  ] as const) {
    const answer = await get(form)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, plain])
  }
})

test('an address that begins with two slashes never redirects to another host', async () => {
  const { port } = await aSite({ 'index.html': 'home', '404.html': 'missing' })

  expect(await rawStatus(port, '//evil.example/')).toBe(404)
  expect(await rawStatus(port, '/\\evil.example/')).toBe(404)
})

test('an address with a host of its own is read as its path, and what is no path is refused', async () => {
  const { get, port, seen } = await aSite({ 'about-us.html': 'about', '404.html': 'missing' })

  expect(await rawStatus(port, 'http://evil.example/about-us')).toBe(200)
  expect(await rawStatus(port, 'http://evil.example/api/health')).toBe(200)
  expect(seen.map(({ url }) => url)).toEqual(['/api/health'])
  expect(await rawStatus(port, '*', 'OPTIONS')).toBe(400)
  expect((await get('/about-us/')).headers.get('location')).toBe('/about-us')
})

test('a request that names two hosts is refused', async () => {
  const { port } = await aSite({ 'index.html': 'home' })
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n'),
    )
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => done(text))
  })

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

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

test('a preview whose publisher is away is loaded anew by itself, and nothing else is', async () => {
  const { cms, get } = await aSite({ 'index.html': 'home' })
  cms.removeAllListeners('request')
  cms.on('request', (req) => req.destroy())

  const [preview, admin, api] = [await get('/preview/x?token=t'), await get('/admin'), await get('/api/health')]

  expect([preview.status, admin.status, api.status]).toEqual([503, 503, 503])
  expect([preview, admin, api].map(({ headers }) => headers.get('Refresh'))).toEqual(['5', null, null])
})

test('a method that nobody needs goes no further', async () => {
  const { port, seen } = await aSite({ 'index.html': 'home' })

  for (const path of ['/', '/api/health', '/admin', '/preview/x'])
    expect(await rawStatus(port, path, 'TRACE')).toBe(405)
  expect(seen).toEqual([])
})

test('an unknown path answers 404 with the page of its language', async () => {
  const { get } = await aSite({ '404.html': 'not found', 'ar/404.html': 'غير موجودة' })

  const english = await get('/nowhere')
  const arabic = await get('/ar/nowhere')

  expect([english.status, await english.text()]).toEqual([404, 'not found'])
  expect([arabic.status, await arabic.text()]).toEqual([404, 'غير موجودة'])
  expect([(await get('/404')).status, (await get('/ar/404')).status]).toEqual([404, 404])
})

test('a missing file is asked for again, and its page keeps its own styles, where files are kept for ever', async () => {
  const { get } = await aSite({
    '404.html': 'not found',
    _headers:
      '/*\n  Content-Security-Policy: of pages\n/_astro/*\n  Cache-Control: immutable\n/media/*\n  Cache-Control: immutable\n  Content-Security-Policy: of files\n',
  })

  for (const path of ['/_astro/island.a1b2c3.js', '/media/a1b2c3.webp']) {
    const { status, headers } = await get(path)
    expect(status, path).toBe(404)
    expect(headers.get('Cache-Control'), path).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('Content-Security-Policy'), path).toBe('of pages')
  }
})

test('private files of a release and paths outside it are not served', async () => {
  const { port, folder } = await aSite({
    '_ids/00.json': '{}',
    _headers: '',
    '.env': 'secret',
    'a.js.map': '{}',
    'x/_payload.json': '{}',
    'x/_astro/a.js': '',
    'x/.well-known/a.txt': '',
    '.well-known/security.txt': '',
  })
  await writeFile(join(folder, 'outside.html'), 'outside')

  for (const path of [
    '/_ids/00.json',
    '/_headers',
    '/.env',
    '/a.js.map',
    '/../outside',
    '/%2e%2e/outside',
    '/..%2foutside.html',
    '/%00',
    '/%252e%252e/outside',
    '/..%5coutside.html',
    '/%5c..%5coutside.html',
    '/x/..%2f..%2foutside.html',
    '/%c0%ae%c0%ae/outside.html',
    '/outside.html%00.html',
    '/./_ids/00.json',
    '/%5fids.json',
    '/x/%2e%2e/_ids/00.json',
    '/x/_astro/a.js',
    '/x/.well-known/a.txt',
    '/media/../../outside.html',
    '/a.js.map?x',
    '/%2eenv',
  ]) {
    expect([path, await rawStatus(port, path)]).toEqual([path, 404])
  }
  expect(await rawStatus(port, '/x/_payload.json')).toBe(200)
  expect(await rawStatus(port, '/.well-known/security.txt')).toBe(200)
})

test('a changed slug redirects, a document id redirects to its page, both keeping the query', async () => {
  const id = 'a'.repeat(24)
  const { get } = await aSite({
    _redirects: '/blog/old /blog/new 301\n/gone https://elsewhere.example/ 302\n',
    '_ids/aa.json': JSON.stringify({ [id]: '/blog/new' }),
    'blog/new.html': '',
  })

  expect((await get('/blog/old?x=1')).headers.get('location')).toBe('/blog/new?x=1')
  expect((await get('/gone')).status).toBe(302)
  expect((await get(`/blog/${id}`)).headers.get('location')).toBe('/blog/new')
})

test('where an address leads keeps its own query and its place in the page, and the first rule of an address counts', async () => {
  const { get } = await aSite({
    _redirects: '/asked /articles?y=2 301\n/part /about-us#team 301\n/part /elsewhere 301\n',
  })

  expect((await get('/asked?x=1')).headers.get('location')).toBe('/articles?y=2')
  expect((await get('/part?x=1')).headers.get('location')).toBe('/about-us?x=1#team')
})

test('no browser keeps where an address led: an entry that takes its old address back is found there', async () => {
  const id = 'd'.repeat(24)
  const { get } = await aSite({
    _redirects: '/blog/old /blog/new 301\n/gone https://elsewhere.example/ 302\n',
    '_ids/dd.json': JSON.stringify({ [id]: '/blog/new' }),
    'blog/new.html': '',
  })

  for (const path of ['/blog/old', '/gone', `/blog/${id}`, '/blog/new/']) {
    const { headers } = await get(path)
    expect([path, headers.get('cache-control')]).toEqual([path, 'public, max-age=0, must-revalidate'])
  }
})

test.each(entrySlugs().filter((slug) => contentTypes[slug].entryPath !== ''))(
  'a document id of %s redirects to its page in both languages',
  async (slug) => {
    const id = 'b'.repeat(24)
    const folder = contentTypes[slug].entryPath
    const paths = { [`en:${id}`]: `${folder}/new`, [`ar:${id}`]: `/ar${folder}/new` }
    const pages = { [`${folder.slice(1)}/new.html`]: '', [`ar${folder}/new.html`]: '' }
    const { get } = await aSite({ '_ids/bb.json': JSON.stringify(paths), ...pages })

    expect((await get(`${folder}/${id}`)).headers.get('location')).toBe(`${folder}/new`)
    expect((await get(`/ar${folder}/${id}`)).headers.get('location')).toBe(`/ar${folder}/new`)
  },
)

test('a document id does not give away the address of a page that is not there yet', async () => {
  const id = 'c'.repeat(24)
  const { get } = await aSite({ '_ids/cc.json': JSON.stringify({ [id]: '/blog/secret' }) })

  const answer = await get(`/blog/${id}`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('location')).toBeNull()
})

test('the thank-you page shows the reference of the address, and nothing else from it', async () => {
  const { get } = await aSite({ 'thank-you.html': '<output data-slot="reference"></output>' })

  expect(await (await get('/thank-you?reference=DW-7K3M-92QX')).text()).toBe(
    '<output data-slot="reference">DW-7K3M-92QX</output>',
  )
  expect(await (await get('/thank-you?reference=DW-7K3M&about=report')).text()).not.toContain('about')
  expect(await (await get('/thank-you?reference=<script>')).text()).toBe('<output data-slot="reference"></output>')
})

test('the thank-you page says of what it thanks for only what it has words for', async () => {
  const slots = '<output data-slot="reference"></output><p data-slot="about" data-about="message"></p>'
  const { get } = await aSite({ 'thank-you.html': slots })
  const aboutOf = async (about: string) =>
    /data-about="([^"]*)"/.exec(await (await get(`/thank-you?reference=DW-7K3M-92QX&about=${about}`)).text())?.[1]

  expect(await aboutOf('report')).toBe('report')
  expect(await aboutOf('application')).toBe('application')
  expect(await aboutOf('no-such-thing')).toBe('message')
  expect(await aboutOf('x-report')).toBe('message')
})

test('a compressed neighbour goes to those who accept it', async () => {
  const { get } = await aSite({ 'a.html': 'plain', 'a.html.br': 'packed' })

  const plain = await get('/a', { headers: { 'Accept-Encoding': 'identity' } })

  expect(await plain.text()).toBe('plain')
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
})

test('a text that has no compressed neighbour yet says that it may be sent otherwise, and a picture does not', async () => {
  const { get } = await aSite({ '_astro/a.css': 'a{}', 'media/a.webp': 'picture' })

  expect((await get('/_astro/a.css')).headers.get('vary')).toBe('Accept-Encoding')
  expect((await get('/media/a.webp')).headers.get('vary')).toBeNull()
})

test('who refuses a coding by a weight of nothing, or names another one, is not sent it', async () => {
  const { get } = await aSite({ 'a.html': 'plain', 'a.html.br': 'packed' })
  const codingFor = async (accepted: string) => {
    const { headers } = await get('/a', { method: 'HEAD', headers: { 'Accept-Encoding': accepted } })
    return headers.get('content-encoding')
  }

  for (const accepted of ['br;q=0', 'gzip, br; q=0.000', 'x-br', 'br-x, gzip', '*;q=0'])
    expect(await codingFor(accepted), accepted).toBeNull()
  for (const accepted of ['br', 'BR', 'gzip;q=1, br;q=0.5', 'gzip,br ;q=1.0'])
    expect(await codingFor(accepted), accepted).toBe('br')
})

/** Asks for `/a` with these headers and no others: `fetch` adds that nothing kept will do. */
const askerOf = (port: number) => (headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
    request({ host: '127.0.0.1', port, path: '/a', headers }, (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (part: string) => (text += part))
      res.on('end', () => done({ status: res.statusCode, headers: res.headers, text }))
    })
      .on('error', fail)
      .end()
  })

test('who has a page already is told so, and gets the new one once it changed', async () => {
  const { port, folder } = await aSite({ 'a.html': 'plain', 'a.html.br': 'packed' })
  const get = askerOf(port)
  const first = await get({})
  const etag = String(first.headers.etag)

  const again = await get({ 'If-None-Match': etag })

  expect([again.status, again.text]).toEqual([304, ''])
  const kept = ['etag', 'cache-control', 'vary', 'content-security-policy']
  for (const name of kept) expect(again.headers[name]).toBe(first.headers[name])
  for (const name of ['content-type', 'content-length', 'content-encoding']) expect(again.headers[name]).toBeUndefined()
  // The same words, said otherwise.
  expect((await get({ 'If-None-Match': `"other", ${etag}` })).status).toBe(304)
  expect((await get({ 'If-Modified-Since': String(first.headers['last-modified']) })).status).toBe(304)
  // What must be sent whole, or not at all.
  expect((await get({ 'If-None-Match': etag, 'Cache-Control': 'no-cache' })).text).toBe('plain')
  expect(await get({ 'If-None-Match': etag, 'If-Match': '"other"' })).toMatchObject({ status: 412, text: '' })
  const beyond = await get({ Range: 'bytes=900-' })
  expect([beyond.status, beyond.headers['content-range'], beyond.text]).toEqual([416, 'bytes */5', ''])
  expect((await get({ 'If-None-Match': etag, 'Accept-Encoding': 'br' })).text).toBe('packed')

  await writeFile(join(folder, 'current/a.html'), 'changed')
  const changed = await get({ 'If-None-Match': etag })
  expect([changed.status, changed.text]).toEqual([200, 'changed'])
})

test('an older page that is shown again is sent to who only knows the time of the newer one', async () => {
  const { port, folder } = await aSite({ 'a.html': 'newer' })
  const get = askerOf(port)
  const file = join(folder, 'current/a.html')
  const { headers } = await get({})

  await writeFile(file, 'older')
  await utimes(file, new Date(0), new Date(0))

  const shown = await get({ 'If-Modified-Since': String(headers['last-modified']) })
  expect([shown.status, shown.text]).toEqual([200, 'older'])
  expect((await get({ 'If-Modified-Since': String(shown.headers['last-modified']) })).status).toBe(304)
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
  const further = { 'CF-Connecting-IP': '6.6.6.6', 'X-Middleware-Subrequest': 'middleware' }
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
    expect(cms).not.toHaveProperty('cf-connecting-ip')
    expect(cms).not.toHaveProperty('x-middleware-subrequest')
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

test('a swapped release brings its files, headers and redirects at once', async () => {
  const { get, folder } = await aSite({ 'index.html': 'old', 'builds/latest.json': '1' })
  await get('/')
  await aTree(join(folder, 'b'), {
    'index.html': 'new',
    'builds/latest.json': '2',
    _headers: '/*\n  X-Test: yes\n',
    _redirects: '/a /b 301\n',
  })
  await symlink(join(folder, 'b'), join(folder, 'next'))

  await rename(join(folder, 'next'), join(folder, 'current'))

  const home = await get('/')
  expect([await home.text(), home.headers.get('x-test')]).toEqual(['new', 'yes'])
  expect((await get('/a')).headers.get('location')).toBe('/b')
})

test('only reading is allowed on the static site', async () => {
  const { get } = await aSite({ 'index.html': 'home' })

  expect((await get('/', { method: 'POST' })).status).toBe(405)
})

test('every answer carries the security headers and none says what made it', async () => {
  const { get, cms } = await aSite({
    'index.html': 'home',
    '404.html': 'lost',
    'about-us.html': 'about',
    _headers: '/*\n  Content-Security-Policy: of the release\n',
  })
  cms.removeAllListeners('request')
  cms.on('request', (_req, res) => res.setHeader('X-Powered-By', 'something').setHeader('Server', 'it/1.0').end('{}'))
  const page = { method: 'POST', headers: { Accept: 'text/html' } }

  for (const [path, status, policy, init] of [
    ['/', 200, /of the release/],
    ['/about-us/', 308, /default-src 'none'/],
    ['/missing', 404, /of the release/],
    ['/.env', 404, /of the release/],
    ['/api/health', 200, /default-src 'none'/],
    ['/api/contacts/submit', 200, /of the release/, page],
    ['/preview/x', 503, /default-src 'none'/],
    ['/', 405, /default-src 'none'/, { method: 'DELETE' }],
  ] as [string, number, RegExp, RequestInit?][]) {
    const answer = await get(path, init)
    expect(answer.status, path).toBe(status)
    for (const [name, value] of EVERY_ANSWER) expect(answer.headers.get(name), `${name} of ${path}`).toBe(value)
    expect(answer.headers.get('Content-Security-Policy'), path).toMatch(policy)
    for (const banner of ['Server', 'X-Powered-By']) expect(answer.headers.get(banner), path).toBeNull()
  }
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
