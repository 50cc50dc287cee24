import { releaseHistorySchema } from '@diwan/shared/contracts/publishing'
import { MADE_FILES_DELAY } from '@diwan/shared/spec/publishing'
import { expect, test, type APIRequestContext } from '../../scripts/test/journey'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'
import { watchRelease } from './watchRelease'

const COUNT = 30

type Call = (
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  data?: object,
) => Promise<Record<string, unknown>>

const caller =
  (request: APIRequestContext, headers: Record<string, string>): Call =>
  async (method, path, data) => {
    const answer = await request[method](path, { headers, ...(data ? { data } : {}) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
    return (await answer.json()) as Record<string, unknown>
  }

const liveRelease = async (origin: string) =>
  ((await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: string }).id

test('30 documents and 2 globals, in both languages, go live in one swap and back in one', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const origin = baseURL ?? ''
  const call = caller(request, { Authorization: `JWT ${await tokenOf(request, staff)}` })
  const run = Date.now().toString(36)
  // In no address, which every page names.
  const marker = `relaunched ${run}`
  const { docs } = (await call('get', '/api/blogs?limit=1&depth=0&locale=en')) as { docs: Record<string, unknown>[] }
  const model = docs[0]!
  const ids: string[] = []
  for (let number = 0; number < COUNT; number++) {
    const words = { title: `Before ${run} ${number}`, excerpt: 'What was live before the bundle.', body: model.body }
    const { doc } = (await call('post', '/api/blogs?locale=en', {
      ...words,
      slug: `bundle-${run}-${number}`,
      categories: model.categories,
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    })) as { doc: { id: string } }
    ids.push(doc.id)
    await call('patch', `/api/blogs/${doc.id}?locale=ar`, {
      ...words,
      title: `قبل ${run} ${number}`,
      _status: 'published',
    })
    await call('patch', `/api/blogs/${doc.id}?locale=en&draft=true`, { excerpt: `Now ${marker}` })
    await call('patch', `/api/blogs/${doc.id}?locale=ar&draft=true`, { excerpt: `الآن ${marker}` })
  }
  await call('post', '/api/globals/footer?locale=en&draft=true', { legal: `Now ${marker}` })
  await call('post', '/api/globals/footer?locale=ar&draft=true', { legal: `الآن ${marker}` })
  await call('post', '/api/globals/site-settings?locale=en&draft=true', { tagline: `Now ${marker}` })
  const { doc: bundle } = (await call('post', '/api/bundles', {
    title: `Relaunch ${run}`,
    documents: ids.map((value) => ({ relationTo: 'blogs', value })),
    globals: ['footer', 'site-settings'],
    languages: ['en', 'ar'],
  })) as { doc: { id: string } }
  const status = async () =>
    (await call('get', `/api/bundles/${bundle.id}/status`)) as { live: number; changes: number }
  // Share images are drawn a moment after what they belong to, and are releases of their own.
  let last = { id: '', since: Date.now() }
  const isQuiet = async () => {
    const { outbox } = (await call('get', '/api/publishing/status')) as { outbox: { pending: number; sent: number } }
    const id = await liveRelease(origin)
    if (id !== last.id || outbox.pending + outbox.sent > 0) last = { id, since: Date.now() }
    return Date.now() - last.since > 3 * MADE_FILES_DELAY
  }
  await expect.poll(isQuiet, { timeout: 120_000 }).toBe(true)

  // The whole future site, before anybody else sees it.
  const preview = await request.get(`/api/bundles/${bundle.id}/preview?locale=en`, {
    headers: { Authorization: `JWT ${await tokenOf(request, staff)}` },
  })
  expect(await preview.text()).toContain(marker)

  const paths = ids
    .slice(0, 6)
    .flatMap((_, number) => [`/blog/bundle-${run}-${number * 5}`, `/ar/blog/bundle-${run}-${number * 5}`])
  for (const [action, isAfter] of [
    ['publish', true],
    ['rollback', false],
  ] as const) {
    const before = await liveRelease(origin)
    const stop = watchRelease(origin, paths, marker)
    await call('post', `/api/bundles/${bundle.id}/${action}`)
    await expect
      .poll(
        async () => {
          const { changes, live } = await status()
          return changes > 0 && changes === live
        },
        { timeout: 120_000 },
      )
      .toBe(true)
    const seen = await stop()
    expect(seen.faults).toEqual([])
    expect(seen.mixed).toBe(0)
    expect(seen.rounds).toBeGreaterThan(0)
    // A picture drawn meanwhile may be a release of its own: it brings nothing of the bundle.
    const { releases } = releaseHistorySchema.parse(await call('get', '/api/publishing/history'))
    const bringing = releases.filter(
      ({ release, documents }) =>
        seen.releases.has(release) && release !== before && documents.some(({ id }) => ids.includes(id)),
    )
    expect(bringing.map(({ changes }) => changes)).toEqual([COUNT + 2])
    for (const path of paths) expect((await (await fetch(origin + path)).text()).includes(marker), path).toBe(isAfter)
  }
  for (const id of ids) await call('delete', `/api/blogs/${id}`)
})
