import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { traceIdOf } from '@diwan/shared/lib/tracing/traceIds'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWebServer } from './webServer.ts'

async function aServer(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A web server in front of a CMS that accepts everything, and what its collector was sent. */
async function aTracedSite() {
  const received: string[] = []
  const collector = await aServer((req, res) => {
    req.on('data', (chunk: Buffer) => received.push(String(chunk)))
    req.on('end', () => res.end())
  })
  const cms = await aServer((_req, res) => res.writeHead(201).end())
  const server = createWebServer({
    port: 0,
    host: '127.0.0.1',
    cms: { host: '127.0.0.1', port: cms },
    publisher: { host: '127.0.0.1', port: 1 },
    devSite: null,
    releaseLink: '/nowhere',
    trustProxy: false,
    metricsToken: undefined,
    traces: { endpoint: `http://127.0.0.1:${collector}`, headers: undefined },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

test('what another part answers is traced under the id of the request', async () => {
  const { origin, received } = await aTracedSite()

  const answer = await fetch(`${origin}/api/contacts/submit`, { method: 'POST' })
  await answer.text()

  const request = answer.headers.get('x-request-id') ?? ''
  await vi.waitFor(() => expect(received.join('')).toContain(traceIdOf(request)), { timeout: 10_000 })
  expect(received.join('')).toContain('"name":"post api"')
  expect(received.join('')).not.toContain('/contacts/submit')
})
