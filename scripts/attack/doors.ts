import { connect } from 'node:net'
import type { Target } from './Target.ts'

const ANSWER_WITHIN = 20_000
const SLOW_CONNECTIONS = 300
const SLOW_FOR = 8_000
const ELSEWHERE = 'attack.invalid'

interface Door {
  name: string
  port: number
}

/** Sends bytes as they are and answers what came back; an empty text when the door was closed. */
function raw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(ANSWER_WITHIN, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => done(answer))
    socket.write(bytes)
  })
}

const request = (line: string, headers: string[] = [], body = '') =>
  [
    `${line} HTTP/1.1`,
    ...(headers.some((each) => /^host:/i.test(each)) ? [] : ['Host: localhost']),
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n')
const statusOf = (answer: string) => Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)

const METHODS = [
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'TRACK',
  'CONNECT',
  'PROPFIND',
  'PUT',
  'PATCH',
  'DELETE',
  'NONSENSE',
]
const PLACES = [
  '/',
  '/nowhere',
  '/about-us/',
  '/api/health',
  '/api/user',
  '/admin',
  '/admin/login',
  '/preview/x',
  '/media/x',
  '/builds/latest.json',
  '*',
]
const OUTSIDE = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e%252fetc%252fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/..\\..\\etc\\passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%u002e%u002e/etc/passwd',
  '/media/..%2f..%2f..%2fsecrets.json',
  '/media/%2e%2e/%2e%2e/secrets.json',
  '/_astro/..%2f_ids/00.json',
  '/%5fids/00.json',
  '/_headers',
  '/_redirects',
  '/_ids/00.json',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/index.html%00.txt',
  '/%00',
  '/secrets.json',
  '/cms.sqlite',
  '/..;/secrets.json',
  '/./.env',
  '//etc/passwd',
  '/preview/../../etc/passwd',
  '/preview/..%2f..%2fsecrets.json',
  '/api/media/file/..%2f..%2f..%2fsecrets.json',
  '/api/files/file/..%5c..%5ccms.sqlite',
  '/_next/static/..%2f..%2f..%2fpackage.json',
  '/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=640&q=75',
  '/admin/%2e%2e/%2e%2e/etc/passwd',
]
const AWAY = [
  `//${ELSEWHERE}/`,
  `/\\${ELSEWHERE}/`,
  `/%5c${ELSEWHERE}/`,
  `/%2f${ELSEWHERE}/`,
  `/%09/${ELSEWHERE}/`,
  `http://${ELSEWHERE}/`,
  `https://${ELSEWHERE}/about-us/`,
  `///${ELSEWHERE}//`,
  `/admin//${ELSEWHERE}/`,
  `/admin/collections//${ELSEWHERE}`,
  `/api//${ELSEWHERE}/`,
  `/about-us/%0d%0aLocation:%20http://${ELSEWHERE}/`,
  `/about-us/?x=%0d%0aSet-Cookie:a=b`,
  `/.%0d%0aSet-Cookie:a=b/`,
]
const CLAIMS = [
  `X-Forwarded-Host: ${ELSEWHERE}`,
  `X-Host: ${ELSEWHERE}`,
  `X-Forwarded-Server: ${ELSEWHERE}`,
  `Forwarded: host=${ELSEWHERE};proto=https`,
  `X-Original-URL: /admin`,
  `X-Rewrite-URL: /api/users`,
  `X-Forwarded-Prefix: //${ELSEWHERE}`,
  'X-HTTP-Method-Override: DELETE',
  'x-middleware-subrequest: src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
  'X-Forwarded-Port: 1',
  'X-Forwarded-Proto: https',
  'x-invoke-path: /admin/auth/users',
  'x-nextjs-data: 1',
  'rsc: 1',
]
const BROKEN = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\x16\x03\x01\x02\x00',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
  'POST /api/contacts/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
  'POST /api/contacts/submit HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  'POST /api/contacts/submit HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'POST /api/contacts/submit HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\nConnection: close\r\n\r\n',
]

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const BODIES: [what: string, body: string][] = [
  ['a body of 20 MB', JSON.stringify({ message: 'x'.repeat(20 * 1024 * 1024) })],
  ['a body nested 100,000 times', nested(100_000)],
  ['lists nested 100,000 times', '['.repeat(100_000) + ']'.repeat(100_000)],
  [
    'a body of 100,000 names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`n${at}`, at]))),
  ],
  [
    'a body that reaches for prototypes',
    '{"__proto__":{"isAdmin":true,"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
  ],
  ['a body with a name twice', '{"email":"a@x.example","email":{"$gt":""}}'],
  ['half a body', '{"email":'],
  ['no body', ''],
]
const TAKES_BODIES = [
  '/api/contacts/submit',
  '/api/applications/submit',
  '/api/users/login',
  '/api/users/forgot-password',
  '/api/users/reset-password',
  '/api/users/second-factor',
  '/api/users/sessions/end',
  '/api/publishing/report',
  '/api/alerts',
  '/api/candidate',
  '/api/blogs',
  '/api/users/first-register',
]

/** Everything that is wrong with a request below its words, against the web server, the CMS and the publisher. */
export async function attackDoors(target: Target, doors: readonly Door[]): Promise<string[][]> {
  const rows: string[][] = []
  const front = doors[0]
  if (!front) throw new Error('There is no door to attack.')
  const judge = (what: string, answer: string, { isRefusalOnly = false } = {}) => {
    target.requests++
    const status = statusOf(answer)
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
    if (status >= 500 && !/^retry-after:/im.test(head)) target.fault(`${what}: ${status} ${body.slice(0, 100)}`)
    if (/root:x:0:0|"PAYLOAD_SECRET"|"WEBHOOK_SECRET"|SQLite format 3|node_modules\//.test(answer))
      target.fault(`${what}: the answer shows what is inside`)
    if (/^(?:server|x-powered-by):/im.test(head)) target.fault(`${what}: says what made it`)
    if (/^set-cookie: a=b/im.test(head)) target.fault(`${what}: a header was injected`)
    const location = /^location: *(.*)$/im.exec(head)?.[1]
    if (location && new URL(location, target.origin).hostname === ELSEWHERE)
      target.fault(`${what}: leads to ${location}`)
    if (head.includes(ELSEWHERE) && !/^location: *\/(?![/\\])/im.test(head))
      target.fault(`${what}: a header repeats the host`)
    if (isRefusalOnly && status >= 200 && status < 400) target.fault(`${what}: ${status}`)
  }
  const step = async (name: string, work: () => Promise<void>) => {
    const [requests, faults] = [target.requests, target.faults.length]
    await work()
    rows.push([name, `${target.requests - requests} requests, ${target.faults.length - faults} faults`])
  }

  await step('methods', async () => {
    for (const { name, port } of doors)
      for (const method of METHODS)
        for (const place of name === 'web' ? PLACES : PLACES.slice(0, -1)) {
          // Behind the web server nobody can send what it does not hand on.
          if (name === 'cms' && !['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'].includes(method)) continue
          const answer = await raw(port, request(`${method} ${place}`, ['Cookie: secret=cookie-of-a-person']))
          const isOdd = ['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'NONSENSE'].includes(method)
          judge(`${method} ${place} to ${name}`, answer, { isRefusalOnly: isOdd })
          if (answer.includes('cookie-of-a-person')) target.fault(`${method} ${place} to ${name}: shows the cookie`)
        }
  })
  await step('paths that lead out', async () => {
    for (const { name, port } of doors)
      for (const path of OUTSIDE)
        judge(`${path} of ${name}`, await raw(port, request(`GET ${path}`)), {
          isRefusalOnly: name === 'web' && !path.startsWith('/admin'),
        })
  })
  await step('redirects that lead away', async () => {
    // A target with a host of its own reaches no part but the first: the web server makes a path of it.
    for (const { name, port } of doors)
      for (const path of AWAY.filter((each) => name === 'web' || each.startsWith('/')))
        judge(`${path} of ${name}`, await raw(port, request(`GET ${path}`)))
  })
  await step('hosts and claims of proxies', async () => {
    for (const path of [
      '/',
      '/about-us/',
      '/admin',
      '/admin/auth/blogs',
      '/admin/login',
      '/admin/collections/blogs',
      '/api/user',
      '/blogs/menu-blogs',
      '/preview/x',
      '/sitemap.xml',
      '/nowhere',
    ]) {
      const plain = await raw(front.port, request(`GET ${path}`))
      for (const claim of [`Host: ${ELSEWHERE}`, ...CLAIMS]) {
        const answer = await raw(front.port, request(`GET ${path}`, [claim]))
        judge(`${path} with ${claim}`, answer)
        if (answer.includes(ELSEWHERE) && !plain.includes(ELSEWHERE))
          target.fault(`${path} with ${claim}: the answer repeats it`)
        if (statusOf(answer) !== statusOf(plain) && !claim.startsWith('rsc') && !claim.startsWith('x-nextjs'))
          target.fault(`${path} with ${claim}: ${statusOf(answer)} instead of ${statusOf(plain)}`)
      }
    }
  })
  await step('broken requests', async () => {
    for (const { name, port } of doors)
      for (const bytes of BROKEN)
        judge(`${JSON.stringify(bytes.slice(0, 60))} to ${name}`, await raw(port, bytes), {
          isRefusalOnly: name === 'web',
        })
  })
  await step('bodies', async () => {
    for (const path of TAKES_BODIES)
      for (const [what, body] of BODIES) {
        const answer = await target.post(`${what} to ${path}`, path, body)
        if (answer.status >= 200 && answer.status < 300 && !path.endsWith('forgot-password'))
          target.fault(`${path} took ${what}`)
      }
    const { text } = await target.send(
      'after the bodies',
      '/api/user?__proto__[polluted]=yes&constructor[prototype][polluted]=yes',
    )
    if (text.includes('polluted')) target.fault('a prototype was changed')
  })
  for (const door of doors) rows.push(await holdOpen(target, door))
  return rows
}

/** Connections that send a byte now and then, while somebody else asks for something. */
async function holdOpen(target: Target, { name, port }: Door): Promise<string[]> {
  const path = name === 'web' ? '/' : name === 'cms' ? '/api/health' : '/status'
  const ask = async () => {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(ANSWER_WITHIN) }).catch(
      () => null,
    )
    await answer?.arrayBuffer()
    if (!answer?.ok)
      target.fault(`${name} did not answer (${answer?.status}) while ${SLOW_CONNECTIONS} slow connections were open`)
    return performance.now() - started
  }
  const before = await ask()
  const slow = Array.from({ length: SLOW_CONNECTIONS }, (_, at) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    // Half of them dawdle over their headers, half over a body.
    socket.write(
      at % 2
        ? `GET ${path} HTTP/1.1\r\nHost: x\r\nX-${at}: `
        : `POST /api/contacts/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    )
    return socket
  })
  const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('a')), 1_000)
  let worst = 0
  let asked = 0
  for (const until = Date.now() + SLOW_FOR; Date.now() < until; asked++) worst = Math.max(worst, await ask())
  clearInterval(drip)
  for (const socket of slow) socket.destroy()
  target.requests += asked
  return [
    `${SLOW_CONNECTIONS} slow connections to ${name}`,
    `${asked} answers, the worst in ${worst.toFixed(0)} ms (${before.toFixed(0)} ms before)`,
  ]
}
