import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'

async function aWebServer(): Promise<string> {
  const server = createServer((req, res) => {
    if (req.url !== '/contact-us') return res.writeHead(404).end()
    return res.setHeader('Content-Type', 'text/html').end('<h1>Contact us</h1>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('released pages come from the web server beside the CMS when the public origin leads elsewhere', async () => {
  vi.stubEnv('SITE_URL', 'http://public.invalid')
  vi.stubEnv('WEB_ORIGIN', await aWebServer())
  const { fetchReleasedPage } = await import('./fetchReleasedPage')

  expect(await fetchReleasedPage('/contact-us')).toBe('<h1>Contact us</h1>')
  expect(await fetchReleasedPage('/elsewhere')).toBeUndefined()
})
