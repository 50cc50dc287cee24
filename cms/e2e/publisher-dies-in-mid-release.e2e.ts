import { expect, test } from '../../scripts/test/journey'
import { publisherPid } from './publisherPid'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'
import { watchRelease } from './watchRelease'

const paths = ['/', '/about-us', '/articles', '/services/cybersecurity', '/careers']

// Every page shows the footer, so the release takes most of a second; the nudge is sent as soon as the save commits.
for (const wait of [60, 200, 400]) {
  test(`a publisher killed ${wait} ms into a release leaves the old one whole, and the publish goes live by itself`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const origin = baseURL ?? ''
    const headers = { Authorization: `Bearer ${await tokenOf(request, staff)}` }
    const marker = `Footer of ${Date.now().toString(36)}`
    const hasMarker = async (path: string) => (await (await fetch(origin + path)).text()).includes(marker)
    const stop = watchRelease(origin, paths, marker)

    const save = (locale: string) =>
      request.post(`/api/globals/footer?locale=${locale}`, { headers, data: { legal: marker } })
    // Arabic goes live by a release that nobody disturbs; English is the one that is cut off.
    expect((await save('ar')).status()).toBe(200)
    await expect.poll(() => hasMarker('/ar'), { timeout: 60_000 }).toBe(true)
    expect((await save('en')).status()).toBe(200)
    await new Promise((done) => setTimeout(done, wait))
    const pid = publisherPid()
    process.kill(pid, 'SIGKILL')

    await expect(async () => {
      for (const path of paths) expect(await hasMarker(path)).toBe(true)
      expect(publisherPid()).not.toBe(pid)
    }).toPass({ timeout: 90_000 })
    const seen = await stop()
    expect(seen.faults).toEqual([])
    expect(seen.mixed).toBe(0)
    expect(seen.rounds).toBeGreaterThan(10)
    await expect(async () => {
      const answer = await request.get('/api/publishing/state?collection=globals&id=footer', { headers })
      expect(((await answer.json()) as { change: { state: string } }).change.state).toBe('live')
    }).toPass({ timeout: 30_000 })
  })
}

test('fifty visitors write at once while an editor saves: fifty records, and nobody sees an error', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const headers = { Authorization: `Bearer ${await tokenOf(request, staff)}` }
  const run = Date.now().toString(36)
  const blogs = (await (await request.get('/api/blogs?limit=1&depth=0', { headers })).json()) as {
    docs: { id: string; excerpt: string }[]
  }
  const blog = blogs.docs[0]
  if (!blog) throw new Error('The demo content has no blog')
  let isOver = false
  const saves: number[] = []
  const editor = (async () => {
    while (!isOver)
      saves.push(
        (
          await request.patch(`/api/blogs/${blog.id}?draft=true`, { headers, data: { excerpt: blog.excerpt } })
        ).status(),
      )
  })()

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, visitor) =>
      request.post('/api/contacts/submit', {
        data: {
          name: `Visitor ${run}`,
          email: `v${visitor}.${run}@example.com`,
          message: `Message ${visitor}`,
          consent: true,
        },
      }),
    ),
  )
  isOver = true
  await editor

  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201]))
  expect(new Set(saves)).toEqual(new Set([200]))
  const where = new URLSearchParams({ 'where[name][equals]': `Visitor ${run}`, limit: '100', depth: '0' })
  const stored = (await (await request.get(`/api/contacts?${where}`, { headers })).json()) as {
    totalDocs: number
    docs: { email: string }[]
  }
  expect(stored.totalDocs).toBe(50)
  expect(new Set(stored.docs.map((contact) => contact.email)).size).toBe(50)
})
