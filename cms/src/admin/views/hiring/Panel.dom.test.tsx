import { hiringMessages } from '@diwan/shared/messages/hiring'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../../tests/withDialogs'
import type { PanelData } from './panelData'
import { Panel } from './Panel'

// Who is signed in, and the language, are Payload's.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 'me' } }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
  ChevronIcon: () => null,
  XIcon: () => null,
}))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), useRouter: () => ({}) }))

const words = hiringMessages.en.panel

const panel = {
  id: 'a1',
  reference: 'DW-7K3M-92QX',
  stage: 'new',
  createdAt: '2026-03-01T09:00:00.000Z',
  stageSince: '2026-03-01T09:00:00.000Z',
  revision: 0,
  applicant: { id: 'p1', name: 'Omar Hassan', email: 'omar@example.com', links: [], alsoKnownAs: [], suggestions: [] },
  cv: null,
  openings: null,
  vacancy: null,
  timeZone: 'Asia/Riyadh',
  ...Object.fromEntries(
    ['answers', 'colleagues', 'criteria', 'duplicates', 'interviews', 'otherApplications', 'ratings', 'reasons'].map(
      (list) => [list, []],
    ),
  ),
  ...{ staff: [], meetings: [], tags: [], tasks: [], timeline: [] },
} as unknown as PanelData

const posts = vi.fn<(path: string) => void>()
const loads = vi.fn()
/** The panel is answered after this. */
let loading = Promise.resolve()

beforeAll(withDialogs)
beforeEach(() => {
  loading = Promise.resolve()
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { method }: RequestInit = {}) => {
      if (method === 'POST') posts(path)
      else {
        loads()
        await loading
      }
      return Response.json({ success: true, panel })
    }),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  posts.mockReset()
  loads.mockReset()
})

test('what is sent twice before the panel has answered is sent once, and the same again later is another', async () => {
  render(<Panel id="a1" />)
  const note = await screen.findByRole<HTMLTextAreaElement>('combobox', { name: words.note })
  const add = async () => {
    const { promise, resolve: draw } = Promise.withResolvers<void>()
    loading = promise
    loads.mockReset()
    fireEvent.change(note, { target: { value: 'Called' } })
    const button = screen.getByRole('button', { name: words.addNote })
    fireEvent.click(button)
    fireEvent.click(button)
    // The desk has answered, and the panel is not drawn anew yet.
    await waitFor(() => expect(loads).toHaveBeenCalledOnce())
    fireEvent.click(button)
    draw()
    await waitFor(() => expect(note.value).toBe(''))
  }

  await add()
  expect(posts).toHaveBeenCalledExactlyOnceWith('/api/applications/a1/note')
  await add()

  expect(posts).toHaveBeenCalledTimes(2)
})

test('an application that is not there is said to be so, and is not loading any more', async () => {
  const { missing } = hiringMessages.en.faults
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message: missing }, { status: 404 }))
  render(<Panel id="a1" />)

  expect(await screen.findByRole('heading', { name: missing })).toBeTruthy()
  expect(screen.queryByText(hiringMessages.en.board.loading)).toBeNull()
  expect(document.activeElement?.textContent).toBe(missing)
})

test('the keys of the panel are the same on an Arabic keyboard', async () => {
  render(<Panel id="a1" />)
  const note = await screen.findByRole('combobox', { name: words.note })

  fireEvent.keyDown(document.body, { key: 'ى', code: 'KeyN' })

  expect(document.activeElement).toBe(note)
})

test('whoever has added a note goes on with the keys of the panel', async () => {
  render(<Panel id="a1" />)
  const note = await screen.findByRole('combobox', { name: words.note })
  note.focus()
  fireEvent.change(note, { target: { value: 'Speaks Arabic' } })

  fireEvent.click(screen.getByRole('button', { name: words.addNote }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
})

test('a move is announced before it is sent, so that the board takes it for nobody else’s', async () => {
  const moving = vi.fn<(event: Event) => void>(() => expect(posts).not.toHaveBeenCalled())
  window.addEventListener('hiring:moving', moving)
  render(<Panel id="a1" />)

  fireEvent.click(await screen.findByRole('button', { name: words.next(hiringMessages.en.stages.screening) }))

  await waitFor(() => expect(posts).toHaveBeenCalledWith('/api/applications/a1/move'))
  window.removeEventListener('hiring:moving', moving)
  expect(moving.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([
    expect.objectContaining({ id: 'a1', revision: 0 }),
  ])
})

test('whoever has not scored yet is told how many colleagues have, beside the scores to give', async () => {
  const due = { ...panel, criteria: ['Depth'], rating: null, hiddenScores: 2 }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, panel: due }))
  render(<Panel id="a1" />)

  expect(await screen.findByText(words.hiddenScores(2))).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Depth' })).toBeTruthy()
})

test('what else a person is known by keeps its own direction', async () => {
  const alsoKnownAs = [
    { fact: 'phone', value: '+966501234567' },
    { fact: 'name', value: 'عمر حسن' },
  ]
  const known = { ...panel, applicant: { ...panel.applicant, alsoKnownAs } }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, panel: known }))
  render(<Panel id="a1" />)

  for (const { value } of alsoKnownAs) expect((await screen.findByText(value)).tagName).toBe('BDI')
})

test('whoever calls an interview off goes on at the heading, not at the top of the page', async () => {
  const interview = {
    ...{ id: 'i1', state: 'proposed', isHeld: false, isPast: false, confirmedAt: null, candidateMessage: null },
    ...{ times: [], place: 'Riyadh', durationMinutes: 60, interviewers: [], clashes: [] },
  }
  let state = 'proposed'
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) => {
    if (method === 'POST') state = 'cancelled'
    return Response.json({ success: true, panel: { ...panel, interviews: [{ ...interview, state }] } })
  })
  render(<Panel id="a1" />)
  fireEvent.click(await screen.findByRole('button', { name: words.cancelInterview }))
  fireEvent.click(
    within(await screen.findByRole('alertdialog', { name: words.cancelSure })).getByText(words.cancelInterview),
  )

  await screen.findByText(words.cancelled)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
})

test('whoever moves an application goes on with the one that stood beside it, wherever the board puts it', async () => {
  const list = document.createElement('div')
  const stand = (...ids: string[]) => {
    list.innerHTML = ids.map((id) => `<button data-application="${id}"></button>`).join('')
  }
  stand('a0', 'a1', 'a2', 'b1', 'b2')
  document.body.append(list)
  const opened = () => new URLSearchParams(window.location.search).get('open')
  render(<Panel id="a1" />)
  await screen.findByRole('heading', { name: 'Omar Hassan' })

  stand('a0', 'a2', 'a1', 'b1', 'b2')
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(opened()).toBe('a2')
  fireEvent.keyDown(document.body, { key: 'k' })
  expect(opened()).toBe('a0')
  list.remove()
})

test('a list that comes after the panel is gone through all the same', async () => {
  render(<Panel id="a1" />)
  await screen.findByRole('heading', { name: 'Omar Hassan' })
  const list = document.createElement('div')
  list.innerHTML = '<button data-application="a1"></button><button data-application="a2"></button>'
  document.body.append(list)

  fireEvent.keyDown(document.body, { key: 'j' })

  expect(new URLSearchParams(window.location.search).get('open')).toBe('a2')
  list.remove()
})
