import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { traceIdOf } from '@diwan/shared/lib/tracing/traceIds'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aSite, listen } from './testing/aSite.ts'

/** A web server in front of a CMS that accepts everything, and what its collector was sent. */
async function aTracedSite() {
  const received: string[] = []
  const collector = createServer((req, res) => {
    void text(req).then((sent) => {
      received.push(sent)
      res.end()
    })
  })
  onTestFinished(() => void collector.close())
  const endpoint = `http://127.0.0.1:${await listen(collector)}`
  const { get } = await aSite({}, { traces: { endpoint, headers: undefined } })
  return { get, received }
}

test('what another part answers is traced under the id of the request', async () => {
  const { get, received } = await aTracedSite()

  const answer = await get('/api/contacts/submit', { method: 'POST' })
  await answer.text()

  const request = answer.headers.get('x-request-id') ?? ''
  await vi.waitFor(() => expect(received.join('')).toContain(traceIdOf(request)), { timeout: 10_000 })
  expect(received.join('')).toContain('"name":"post api"')
  expect(received.join('')).not.toContain('/contacts/submit')
})
