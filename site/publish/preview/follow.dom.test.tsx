import { afterEach, expect, test, vi } from 'vitest'

const MESSAGE = 'payload-live-preview'
const page = (title: string) => `<body><div data-preview-banner></div><h1>${title}</h1></body>`

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A preview in a window that somebody else holds, and the form there. */
async function aPreview(holder: 'opener' | 'parent') {
  const form = { postMessage: vi.fn() }
  const first = { isThere: true }
  vi.stubGlobal(holder, form)
  vi.stubGlobal('fetch', async (_address: string, init?: { body: string }) => {
    if (init) return Response.json({ html: page(JSON.parse(init.body).data.title) })
    return new Response(first.isThere ? page('Saved') : '<h1>Not ready</h1>', { status: first.isThere ? 200 : 503 })
  })
  document.body.innerHTML = page('Saved')
  const open = async () => {
    await import('./follow.js')
    await vi.waitFor(() =>
      expect(form.postMessage).toHaveBeenCalledWith({ type: MESSAGE, ready: true }, location.origin),
    )
  }
  const type = (
    title: string,
    { source = form, origin = location.origin }: { source?: object; origin?: string } = {},
  ) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { source, origin, data: { type: MESSAGE, data: { title } } }),
    )
  const heading = () => document.querySelector('h1')?.textContent
  return { first, heading, open, type }
}

test.each(['parent', 'opener'] as const)('a preview follows the form in its %s', async (holder) => {
  const { heading, open, type } = await aPreview(holder)
  await open()

  type('Typed')

  await vi.waitFor(() => expect(heading()).toBe('Typed'))
})

test('what another window or another origin says is not heard', async () => {
  const { heading, open, type } = await aPreview('opener')
  await open()

  type('Foreign', { source: {} })
  type('Foreign', { origin: 'https://other.example' })
  type('Typed')

  await vi.waitFor(() => expect(heading()).toBe('Typed'))
})

test('a preview whose first state was not to be had follows with the first key after it is', async () => {
  const { first, heading, open, type } = await aPreview('parent')
  first.isThere = false
  await open()
  type('Lost')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heading()).toBe('Saved')

  first.isThere = true
  type('Typed')

  await vi.waitFor(() => expect(heading()).toBe('Typed'))
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})
