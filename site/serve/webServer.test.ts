import { rename, symlink, utimes, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { contentTypes, entrySlugs } from '@diwan/shared/content'
import { EVERY_ANSWER } from '@diwan/shared/spec/headers'
import { expect, test } from 'vitest'
import { aSite, aTree, rawStatus } from './testing/aSite.ts'

test('a page is found without its ending, and every other form of its address redirects to that one', async () => {
  const { get } = await aSite({ 'index.html': 'home', 'about-us.html': 'about', 'ar.html': 'arabic home' })

  expect(await (await get('/about-us')).text()).toBe('about')
  expect(await (await get('/ar')).text()).toBe('arabic home')
  for (const [form, plain] of [
    ['/about-us/', '/about-us'],
    ['/about-us.html?a=1', '/about-us?a=1'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/ar/', '/ar'],
  ] as const) {
    const answer = await get(form)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, plain])
  }
})

test('an address in capitals leads to the page that has it in small letters, and to none that has not', async () => {
  const { get, port } = await aSite({
    'about-us.html': 'about',
    'ar.html': 'arabic home',
    '_astro/Page.css': 'a {}',
    '404.html': 'missing',
  })

  for (const [form, plain] of [
    ['/About-Us?a=B', '/about-us?a=B'],
    ['/AR', '/ar'],
  ] as const) {
    const answer = await get(form)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, plain])
  }
  expect((await get('/_astro/Page.css')).status).toBe(200)
  expect((await get('/Nowhere')).status).toBe(404)
  expect(await rawStatus(port, '//About-Us')).toBe(404)
})

test('a rule for an address in small letters holds for capitals too, unless they have one of their own', async () => {
  const { get } = await aSite({
    'careers.html': 'careers',
    _redirects: '/jobs /careers 301\n/Jobs-2026 /careers#2026 301\n/jobs-2026 /careers 302\n',
    '404.html': 'missing',
  })

  for (const [form, status, to] of [
    ['/Jobs?a=B', 301, '/careers?a=B'],
    ['/Jobs-2026', 301, '/careers#2026'],
    ['/JOBS-2026', 302, '/careers'],
    ['/Careers', 308, '/careers'],
  ] as const) {
    const answer = await get(form)
    expect([answer.status, answer.headers.get('location')], form).toEqual([status, to])
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

test('the further pages of a list that moved lead to the same ones of the new list, or to its beginning', async () => {
  const { get } = await aSite({
    'articles/zakat.html': 'list',
    'articles/zakat/page/2.html': 'part',
    _redirects:
      '/articles/tax /articles/zakat 301\n/articles/tax/page/* /articles/zakat/page/:splat 301\n/old/page/* /articles/zakat 301\n',
  })
  const answer = async (path: string) => {
    const { status, headers } = await get(path)
    return [status, headers.get('location')]
  }

  expect(await answer('/articles/tax/page/2?from=mail')).toEqual([301, '/articles/zakat/page/2?from=mail'])
  expect(await answer('/Articles/Tax/page/2')).toEqual([301, '/articles/zakat/page/2'])
  expect(await answer('/articles/tax/page/9')).toEqual([302, '/articles/zakat'])
  expect(await answer('/articles/tax/page/%2F%2Felsewhere.example')).toEqual([404, null])
  expect(await answer('/old/page/1')).toEqual([301, '/articles/zakat'])
  expect(await answer('/articles/tax/other/2')).toEqual([404, null])
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

test('the thank-you page keeps its reference in the other language', async () => {
  const toArabic = '<a class="language" href="/ar/thank-you" hreflang="ar" rel="alternate"></a>'
  const { get } = await aSite({ 'thank-you.html': toArabic })
  const hrefAt = async (query: string) => /href="([^"]*)"/.exec(await (await get(`/thank-you?${query}`)).text())?.[1]

  expect(await hrefAt('reference=DW-7K3M-92QX&about=report')).toBe(
    '/ar/thank-you?reference=DW-7K3M-92QX&amp;about=report',
  )
  expect(await hrefAt('reference=%22%3E')).toBe('/ar/thank-you')
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
