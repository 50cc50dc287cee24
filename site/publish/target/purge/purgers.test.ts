import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { recordingServer } from '../../testing/recordingServer.ts'
import { addressesOf } from './addressesOf.ts'
import { cloudflare } from './cloudflare.ts'
import { cloudFront } from './cloudFront.ts'
import { fastly } from './fastly.ts'
import { webhook } from './webhook.ts'

const SITE = 'https://site.example'
const SECRET = `whsec_${btoa('secret')}`
const cleanups: (() => unknown)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

async function anApi(status = 200, body = '{}') {
  const api = await recordingServer(() => ({ status, body }))
  cleanups.push(api.close)
  return api
}

test('a page is purged at its address and under its own name, everything else under its name, and rules nowhere', () => {
  expect(addressesOf('index.html')).toEqual(['/', '/index.html'])
  expect(addressesOf('ar/about-us.html')).toEqual(['/ar/about-us', '/ar/about-us.html'])
  expect(addressesOf('ar/blogs/menu-blogs.json')).toEqual(['/ar/blogs/menu-blogs', '/ar/blogs/menu-blogs.json'])
  expect(addressesOf('sitemap.xml')).toEqual(['/sitemap.xml'])
  expect(addressesOf('_redirects')).toEqual([])
  expect(addressesOf('/old-address')).toEqual(['/old-address'])
})

test('Cloudflare is told whole addresses, thirty at a time, with the token', async () => {
  const { origin, received } = await anApi()
  const paths = Array.from({ length: 31 }, (_, n) => `/blog/${n}`)

  await cloudflare({ zone: 'zone1', token: 'token1', siteUrl: SITE, api: origin }).purge(paths, 'r1')

  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(2).fill('POST /client/v4/zones/zone1/purge_cache'),
  )
  expect(received[0]?.headers.authorization).toBe('Bearer token1')
  const files = received.flatMap(({ body }) => (JSON.parse(body) as { files: string[] }).files)
  expect(files).toEqual(paths.map((path) => `${SITE}${path}`))
})

test('Fastly is told each address by itself', async () => {
  const { origin, received } = await anApi()

  await fastly({ token: 'token1', siteUrl: SITE, api: origin }).purge(['/', '/ar/مقال'], 'r1')

  expect(received.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'POST /purge/site.example/',
    `POST /purge/site.example/ar/${encodeURIComponent('مقال')}`,
  ])
  expect(received[0]?.headers['fastly-key']).toBe('token1')
})

test('CloudFront is told paths, and the same attempt twice is one invalidation', async () => {
  const { origin, received } = await anApi(201, '<Invalidation><Id>1</Id></Invalidation>')
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
  const purger = cloudFront({ distribution: 'D1', credentials, endpoint: origin })

  await purger.purge(['/', '/about-us'], 'r1-7')
  await purger.purge(['/', '/about-us'], 'r1-7')

  expect(received[0]?.path).toMatch(/\/distribution\/D1\/invalidation$/)
  expect([...(received[0]?.body ?? '').matchAll(/<Path>(.*?)<\/Path>/g)].map(([, path]) => path)).toEqual([
    '/',
    '/about-us',
  ])
  const [first, second] = received.map(({ body }) => /<CallerReference>(.*?)</.exec(body)?.[1])
  expect(first).toBe(second)
})

test('any other cache gets a signed message with the addresses', async () => {
  const { origin, received } = await anApi()

  await webhook({ url: `${origin}/purge`, secret: SECRET, siteUrl: SITE }).purge(['/about-us'], 'r1-7')

  const [message] = received
  const headers = message?.headers as Record<string, string>
  expect(() => new Webhook(SECRET).verify(message?.body ?? '', headers)).not.toThrow()
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({ type: 'cache.purge', data: { urls: [`${SITE}/about-us`] } })
})

test.for(['cloudflare', 'fastly', 'webhook'])('%s refusing is an error that says what it answered', async (service) => {
  const { origin } = await anApi(403, 'no such token')
  const purgers = {
    cloudflare: cloudflare({ zone: 'z', token: 't', siteUrl: SITE, api: origin }),
    fastly: fastly({ token: 't', siteUrl: SITE, api: origin }),
    webhook: webhook({ url: origin, secret: SECRET, siteUrl: SITE }),
  }

  await expect(purgers[service as keyof typeof purgers].purge(['/'], 'r1')).rejects.toThrow(/403.*no such token/)
})
