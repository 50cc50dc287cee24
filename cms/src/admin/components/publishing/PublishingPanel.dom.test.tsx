import type { PublisherStatus, PublishingStatus, ReleaseHistory } from '@diwan/shared/contracts/publishing'
import { publishingMessages } from '@diwan/shared/messages/publishing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isolated } from '@/admin/components/isolated'
import { withDialogs } from '../../../../tests/withDialogs'
import { PublishingPanel } from './PublishingPanel'

vi.mock('@payloadcms/ui', () => ({
  toast: { success: vi.fn(), error: vi.fn() },
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

beforeAll(withDialogs)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const words = publishingMessages.en
const unknown = { startedAt: null, durationMs: null, pages: null, changes: null, error: null, documents: [] }
const releases: ReleaseHistory['releases'] = [
  { ...unknown, release: 'r2', state: 'live', liveAt: '2026-11-28T18:22:00.000Z' },
  { ...unknown, release: 'r1', state: 'superseded', liveAt: '2026-11-28T18:21:00.000Z' },
]

const aRelease = (id: string) => ({ id, timestamp: 0, code: 'c1' })
const aPublisher = (more: Partial<PublisherStatus> = {}): PublisherStatus => ({
  state: 'idle',
  live: aRelease('r2'),
  pinned: null,
  pending: 0,
  step: null,
  busySince: null,
  releases: ['r2', 'r1'].map((id) => ({ ...aRelease(id), pages: 8, durationMs: 150 })),
  error: null,
  isBuilding: false,
  isCompared: true,
  held: [],
  ...more,
})
const aStarting = (more: Partial<PublisherStatus> = {}) =>
  aPublisher({ state: 'starting', live: null, releases: [], isCompared: false, ...more })

interface Answers {
  status?: () => Response
  control?: () => Response
  history?: ReleaseHistory['releases']
}

const aStatus = (publisher: PublisherStatus | null): PublishingStatus => ({
  success: true,
  publisher,
  held: publisher?.held.map((document) => ({ ...document, title: 'Life', kind: 'Blog' })) ?? [],
  outbox: { pending: 0, sent: 0, failed: 0 },
})

/** The screen of an editor, once it has asked. */
async function shown(publisher: PublisherStatus | null, { status, control, history = releases }: Answers = {}) {
  const fetch = vi.fn(async (path: string, _init?: RequestInit) => {
    if (path.endsWith('/control')) return control?.() ?? Response.json({ success: true })
    if (path.endsWith('/history')) return Response.json({ success: true, releases: history })
    return status?.() ?? Response.json(aStatus(publisher))
  })
  vi.stubGlobal('fetch', fetch)
  render(<PublishingPanel canSteer language="en" />)
  await screen.findByText(words.history.title)
  return { fetch, now: () => screen.getByRole('status').textContent }
}

test('while the publisher starts, visitors see the release it last told of, and nothing can be asked of it', async () => {
  const { now } = await shown(aStarting())

  expect(now()).toContain(words.live(isolated('r2')))
  expect(now()).toContain(words.gettingReady.starting)
  expect(now()).not.toContain(words.none)
  expect(screen.getByText('r2').parentElement?.textContent).toBe(`r2${words.history.states.live}`)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('columnheader', { name: words.history.actions })).toBeNull()
})

test('a publisher that cannot begin says why, and not that a release failed', async () => {
  const { now } = await shown(aStarting({ state: 'failed', error: { message: 'No space is left.', documents: [] } }))

  expect(now()).toContain(words.live(isolated('r2')))
  expect(now()).toContain(`${words.stuck.title}${words.stuck.text}No space is left.`)
  expect(now()).not.toContain(words.failed.title)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a site without any release says that there is none', async () => {
  const { now } = await shown(aStarting({ state: 'idle' }), { history: [] })

  expect(now()).toBe(words.none)
})

test('a pin that outlived a lost mirror can be taken off, though there is no release yet', async () => {
  await shown(aPublisher({ live: null, releases: [], pinned: 'r2' }))

  expect(screen.getByRole('button', { name: words.actions.unpin }).hasAttribute('disabled')).toBe(false)
})

test('nothing can be made anew behind a pin, and the button says why', async () => {
  await shown(aPublisher({ pinned: 'r2' }))

  const rebuild = screen.getByRole<HTMLButtonElement>('button', { name: words.actions.rebuild })
  expect(rebuild.disabled).toBe(true)
  expect(document.getElementById(rebuild.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    words.refusals.pinned,
  )
})

test('when nothing can be asked any more, the screen says since when and does not say that all is well', async () => {
  let isAway = false
  const { now } = await shown(aPublisher(), {
    status: () => (isAway ? new Response(null, { status: 502 }) : Response.json(aStatus(aPublisher()))),
  })
  expect(now()).toContain(words.upToDate)

  vi.setSystemTime('2026-11-28T18:30:00.000Z')
  isAway = true

  await vi.waitFor(() => expect(now()).toContain(words.lost.text), { timeout: 6_000 })
  expect(now()).toMatch(/since 28 Nov 2026/)
  expect(now()).toContain(words.live(isolated('r2')))
  expect(now()).not.toContain(words.upToDate)
})

test('what is held back is named', async () => {
  await shown(aPublisher({ held: [{ collection: 'blogs', id: 'b1', error: 'No.' }] }))

  expect(screen.getByText('Life').closest('li')?.textContent).toBe(`Blog: LifeNo.${words.held.open}`)
})

test('a wish is asked about by name, and once it is granted the keyboard is where its result is told', async () => {
  const user = userEvent.setup()
  const { fetch } = await shown(aPublisher())

  screen.getByRole('button', { name: `${words.actions.rollback}: r1` }).focus()
  await user.keyboard('{Enter}')
  const { heading, body } = words.confirm.rollback
  const dialog = screen.getByRole('alertdialog', { name: heading(isolated('r1')), description: body })
  within(dialog).getByRole('button', { name: words.actions.rollback }).focus()
  await user.keyboard('{Enter}')

  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
  const [, sent] = fetch.mock.calls.find(([path]) => path.endsWith('/control')) ?? []
  expect(JSON.parse(String(sent?.body))).toEqual({ type: 'release.rollback', release: 'r1' })
})
