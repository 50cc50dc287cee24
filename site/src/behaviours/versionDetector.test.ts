import { beforeEach, expect, test, vi } from 'vitest'
import { createVersionDetector } from './versionDetector'

const meta = { id: 'c1', timestamp: 1, prerendered: ['/'] }

function aDetector(files: Record<string, unknown>, hash = 'h1') {
  const stored = new Map<string, string>()
  const seen = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => Boolean(stored.set(key, value)),
    remove: (key: string) => void stored.delete(key),
  }
  const asked: string[] = []
  const fetch = vi.fn(async (url: string) => {
    asked.push(url.replace(/\?\d+$/, '?now'))
    const body = files[url.replace(/\?.*/, '')]
    if (body instanceof Error) throw body
    if (body === undefined) return new Response('', { status: 404 })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const reload = vi.fn()
  const create = () => createVersionDetector({ path: '/about-us', code: 'c1', hash }, { fetch, reload, seen })
  return { create, detector: create(), fetch, reload, asked, files }
}

const live = (id: string, hash: string, code = 'c1') => ({
  '/builds/meta/c1.json': meta,
  '/builds/latest.json': { id, timestamp: 1, code },
  '/about-us/_payload.json': { hash, data: {} },
})

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('another code release reloads the page', async () => {
  const { detector, reload } = aDetector(live('r1', 'h1', 'c2'))
  await detector.look()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a newer release that leaves the page as it is, is adopted and asked about no more', async () => {
  const { detector, reload, asked } = aDetector(live('r1', 'h1'))
  await detector.look()
  await detector.look()
  expect(reload).not.toHaveBeenCalled()
  expect(asked).toEqual(['/builds/latest.json?now', '/about-us/_payload.json?r1', '/builds/latest.json?now'])
})

test('a release already adopted in this tab is not compared again by its next page', async () => {
  const { detector, create, asked } = aDetector(live('r1', 'h1'))
  await detector.look()
  await create().look()
  expect(asked.filter((url) => url.includes('_payload'))).toHaveLength(1)
})

test('a release that changed the page reloads it', async () => {
  const { detector, reload } = aDetector(live('r2', 'h2'))
  await detector.look()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is gone reloads once', async () => {
  const { detector, reload } = aDetector({ '/builds/latest.json': { id: 'r2', timestamp: 1, code: 'c1' } })
  await detector.look()
  await detector.look()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the error page, which has no data of its own, never reloads for content', async () => {
  const { detector, reload } = aDetector({ '/builds/latest.json': { id: 'r2', timestamp: 1, code: 'c1' } }, '')
  await detector.look()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['a network error', { '/builds/latest.json': new TypeError('Failed to fetch') }],
  ['an HTML answer of a proxy', { '/builds/latest.json': '<!doctype html>' }],
  ['another shape', { '/builds/latest.json': { hello: 1 } }],
])('%s on the manifest is no news', async (_name, files) => {
  const { detector, reload } = aDetector(files)
  await detector.look()
  expect(reload).not.toHaveBeenCalled()
})

test('the own meta is fetched once; a failure is logged and the next caller tries again', async () => {
  const { detector, fetch, files } = aDetector({ '/builds/meta/c1.json': { prerendered: 'x' } })
  await Promise.all([detector.loadMeta(), detector.loadMeta()])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledTimes(1)
  files['/builds/meta/c1.json'] = meta
  await detector.loadMeta()
  await detector.loadMeta()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a missing own meta is tolerated', async () => {
  const { detector } = aDetector({})
  await detector.loadMeta()
  expect(console.error).not.toHaveBeenCalled()
})

test('looks at the same time are one', async () => {
  const { detector, asked } = aDetector(live('r1', 'h1'))
  await Promise.all([detector.look(), detector.look()])
  expect(asked).toHaveLength(2)
})
