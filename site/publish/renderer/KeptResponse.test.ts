import { expect, test } from 'vitest'
import { KeptResponse } from './KeptResponse.ts'

const asBytes = new TextEncoder().encode('صفحة')

/** All that can be read of a response. */
async function readingOf(make: () => Response) {
  const { status, statusText, ok, headers } = make()
  return {
    status,
    statusText,
    ok,
    headers: [...headers],
    bytes: [...(await make().bytes())],
    arrayBuffer: [...new Uint8Array(await make().arrayBuffer())],
    text: await make().text(),
    blob: await make()
      .blob()
      .then((blob) => blob.text()),
    clone: await make().clone().text(),
    body: make().body === null ? null : await new Response(make().body).text(),
  }
}

test.each<[string, ConstructorParameters<typeof Response>]>([
  ['text', ['صفحة']],
  ['text of a kind', ['<p>', { headers: { 'Content-Type': 'text/html' }, status: 404, statusText: 'Not Found' }]],
  ['empty text', ['']],
  ['bytes', [asBytes]],
  ['a part of a buffer', [Buffer.from('a page').subarray(2)]],
  ['nothing', [null, { status: 204 }]],
  ['nothing at all', []],
  ['what Node reads', [new URLSearchParams({ q: 'audit' })]],
])('%s reads as Node’s own does', async (_name, args) => {
  const kept = () => new KeptResponse(...args) as unknown as Response
  expect(await readingOf(kept)).toEqual(await readingOf(() => new Response(...args)))
})

test('bytes are given as they were taken', async () => {
  expect(await new KeptResponse(asBytes).bytes()).toBe(asBytes)
})

test('a body where none may be, and a status that is none, are refused as Node refuses them', () => {
  expect(() => new KeptResponse('body', { status: 204 })).toThrow(TypeError)
  expect(() => new KeptResponse('body', { status: 20 })).toThrow(RangeError)
})

test('JSON and forms read back, and what Node made is a response too', async () => {
  expect(await new KeptResponse('{"a":1}').json()).toEqual({ a: 1 })
  const form = new KeptResponse('q=audit', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })
  expect((await form.formData()).get('q')).toBe('audit')
  expect(new KeptResponse('body')).toBeInstanceOf(Response)
  expect(Response.json({})).toBeInstanceOf(KeptResponse)
  expect({}).not.toBeInstanceOf(KeptResponse)
})
