import { MAX_BODY_BYTES, MAX_DRAINED_BYTES } from '@diwan/shared/spec/forms'
import { expect, test } from 'vitest'
import { boundBody } from './boundBody'

const MEGABYTE = 1024 * 1024

/** A body of many megabytes, and how many of them were asked for. */
function aBody(megabytes: number) {
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ < megabytes) controller.enqueue(new Uint8Array(MEGABYTE))
      else controller.close()
    },
  })
  return { stream, sent: () => sent }
}

const send = (body: ReadableStream<Uint8Array> | string | null) =>
  new Request('http://cms/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)

test('a body of the usual size comes through as it was sent, and so does none', async () => {
  const echo = boundBody(async (request) => Response.json([request.method, await request.text(), [...request.headers]]))
  const headers = [['content-type', 'application/json']]

  expect(await (await echo(send('{"a":1}'), null)).json()).toEqual(['POST', '{"a":1}', headers])
  expect(await (await echo(send(null), null)).json()).toEqual(['POST', '', headers])
})

test('a body whose length is told, and bearable, is not read here', async () => {
  const request = new Request('http://cms/', { method: 'POST', body: '{}', headers: { 'Content-Length': '2' } })
  let seen: Request | undefined
  await boundBody(async (given) => ((seen = given), new Response()))(request, null)
  expect(seen).toBe(request)
})

test('no more is read of a body than any call needs, whatever the call makes of that', async () => {
  const calls = [
    async (request: Request) => Response.json((await request.bytes()).length),
    async (request: Request) =>
      request.text().then(
        () => new Response(),
        () => new Response('Invalid JSON', { status: 400 }),
      ),
  ]
  for (const call of calls) {
    const { sent, stream } = aBody(1_000)
    const answer = await boundBody(call)(send(stream), null)

    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ success: false })
    expect(sent()).toBeLessThan(MAX_BODY_BYTES / MEGABYTE + 10)
  }
})

test('a form that reads on for a browser’s sake answers by itself', async () => {
  expect(MAX_BODY_BYTES).toBeGreaterThanOrEqual(MAX_DRAINED_BYTES + MEGABYTE)
  const page = boundBody(async () => new Response('too long', { status: 413 }))
  expect(await (await page(send(aBody(1_000).stream), null)).text()).toBe('too long')
})

test('what goes wrong otherwise goes wrong as before', async () => {
  const broken = boundBody(() => Promise.reject(new Error('no database')))
  await expect(broken(send('{}'), null)).rejects.toThrow('no database')
})
