import { entriesMessages } from '@diwan/shared/messages/entries'
import { SECOND } from '@diwan/shared/lib/time'
import { expect, test } from '../../scripts/test/journey'
import { aPerson, openDesk } from './hiringDesk'

const UNTIL_CLOSING = 12 * SECOND

test('a vacancy closes by itself: page, list, sitemap and feed in one release, and the endpoint with them', async ({
  request,
}, info) => {
  test.setTimeout(120_000)
  const desk = await openDesk(request)
  const { docs: titles } = await desk.get<{ docs: { id: string }[] }>('/api/job-titles?limit=1&depth=0')
  const slug = `closes-soon-${crypto.randomUUID().slice(0, 8)}`
  const closesAt = new Date(Date.now() + UNTIL_CLOSING)
  closesAt.setMilliseconds(0)
  const made = await request.post('/api/vacancies?locale=en', {
    headers: desk.headers,
    data: {
      title: `Closing ${slug}`,
      slug,
      kind: 'job',
      jobTitle: titles[0]?.id,
      department: 'Tax',
      city: 'Riyadh',
      country: 'SA',
      workplace: 'hybrid',
      employmentType: 'full-time',
      summary: 'A position that is open for a few seconds.',
      state: 'open',
      publishedAt: new Date(Date.now() - SECOND).toISOString(),
      closesAt: closesAt.toISOString(),
      _status: 'published',
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string } }
  const text = async (path: string) => (await request.get(path)).text()
  const release = async () => (JSON.parse(await text('/builds/latest.json')) as { id: string }).id
  const closed = entriesMessages.en.job.closed

  const sitemap = async () => {
    const parts = [...(await text('/sitemap.xml')).matchAll(/\/sitemap-en-vacancies-\d+\.xml/g)].map(([path]) => path)
    return (await Promise.all(parts.map(text))).join('')
  }

  /** What visitors see within one release, or `undefined` when one came in between. */
  const look = async () => {
    const before = await release()
    const [page, ...lists] = await Promise.all([
      text(`/job-details/${slug}`),
      text('/careers'),
      text('/careers/rss.xml'),
      sitemap(),
    ])
    if (before !== (await release())) return undefined
    return {
      isOpen: page.includes('data-form="application"') && page.includes('"JobPosting"'),
      isClosed: page.includes(closed) && page.includes('noindex') && !page.includes('data-form="application"'),
      hasPosting: page.includes('"JobPosting"'),
      places: lists.map((list) => list.includes(slug)),
    }
  }
  await expect.poll(async () => (await look())?.isOpen, { timeout: 60_000 }).toBe(true)

  const seen: NonNullable<Awaited<ReturnType<typeof look>>>[] = []
  await expect(async () => {
    const now = await look()
    if (now) seen.push(now)
    expect(now?.isClosed).toBe(true)
  }).toPass({ timeout: 60_000, intervals: [50] })
  info.annotations.push({ type: 'closed on the site', description: `${Date.now() - closesAt.getTime()} ms after` })

  // Each look showed all of it open or all of it closed.
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(
    new Set(
      [
        { isOpen: true, isClosed: false, hasPosting: true, places: [true, true, true] },
        { isOpen: false, isClosed: true, hasPosting: false, places: [false, false, false] },
      ].map((one) => JSON.stringify(one)),
    ),
  )
  expect((await request.get(`/job-details/${slug}`)).status()).toBe(200)

  const { email, name, phone } = aPerson('Late')
  const answer = await request.post('/api/applications/submit', {
    multipart: {
      name,
      email,
      phone,
      vacancy: doc.id,
      consent: 'true',
      cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF') },
    },
  })
  expect(answer.status()).toBe(422)
  expect(JSON.stringify(await answer.json())).toContain('speculative application')
  await request.delete(`/api/vacancies/${doc.id}`, { headers: desk.headers })
})
