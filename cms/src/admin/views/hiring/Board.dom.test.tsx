import type { Card } from '@diwan/shared/contracts/hiring'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../../tests/withDialogs'
import { Board } from './Board'

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

const words = hiringMessages.en
const at = '2026-01-01T00:00:00.000Z'

const aCard = (id: string, stage: Card['stage'] = 'new', revision = 0): Card => ({
  ...{ id, reference: id, name: id, vacancy: null, stage, revision },
  ...{ stageSince: at, createdAt: at, rating: null, knockedOut: false, hasDuplicates: false, tags: [] },
})

const columnsOf = (cards: Card[]) =>
  (['new', 'screening'] as const).map((stage) => {
    const own = cards.filter((card) => card.stage === stage)
    return { stage, total: own.length + (stage === 'new' ? unseen : 0), cards: own }
  })

interface Sent {
  stage: Card['stage']
  items?: { id: string; revision: number }[]
}

/** What the desk is asked for, in turn. */
const posts = vi.fn<(path: string, body: Sent) => void>()
/** How many cards the first stage has that are not shown. */
let unseen = 0
/** What a look at the changes answers. */
let changes: Card[] = []
/** Moves are answered after this. */
let answering = Promise.resolve()

beforeEach(() => {
  withDialogs()
  changes = []
  unseen = 0
  answering = Promise.resolve()
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { body, method }: RequestInit = {}) => {
      if (path.includes('/board'))
        return Response.json({ now: at, columns: columnsOf(['a', 'b', 'c'].map((id) => aCard(id))) })
      if (path.includes('/changes'))
        return Response.json({ now: at, cards: changes, ids: changes.map(({ id }) => id), isPartial: false })
      if (path.includes('/rejection-reasons')) return Response.json({ docs: [{ id: 'r', title: 'Filled' }] })
      if (method !== 'POST') throw new Error(path)
      const sent = JSON.parse(String(body)) as Sent
      posts(path, sent)
      await answering
      if (path.endsWith('/undo')) return Response.json({ card: aCard('b', 'new', 2), sent: 0 })
      if (sent.items) return Response.json({ moved: sent.items.map(({ id }) => aCard(id, sent.stage, 1)), refused: [] })
      return Response.json({ card: aCard(path.split('/')[3] ?? '', sent.stage, 1) })
    }),
  )
})
afterEach(() => {
  cleanup()
  posts.mockClear()
  vi.unstubAllGlobals()
})

const menuOf = (name: string) => screen.findByRole('combobox', { name: words.board.moveNamed(name) })
const notice = () => screen.getByRole('status')

test('whoever moves a card by its menu goes on with the next one, and with the notice after taking it back', async () => {
  const user = userEvent.setup()
  render(<Board vacancies={[]} />)

  await user.selectOptions(await menuOf('b'), 'screening')

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'c' }))
  await user.click(await screen.findByRole('button', { name: words.board.undo }))
  expect(document.activeElement).toBe(notice())
  await vi.waitFor(() => expect(notice().textContent).toBe(words.board.undone('b')))
})

test('a decline that is thought better of leaves the focus where it was', async () => {
  const user = userEvent.setup()
  render(<Board vacancies={[]} />)
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')

  await user.selectOptions(await menuOf('b'), 'rejected')
  await user.click(screen.getByRole('button', { name: words.decline.cancel }))

  // Who closes a dialog, instead of taking it away, has the browser give the focus back.
  expect(close).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(posts).not.toHaveBeenCalled()
})

test('all cards that a stage shows are selected and moved together, and the notice is where to go on', async () => {
  const user = userEvent.setup()
  render(<Board vacancies={[]} />)
  const stage = await screen.findByRole('region', { name: /New/ })

  await user.click(within(stage).getByRole('checkbox', { name: words.board.select('b') }))
  const all = within(stage).getByRole<HTMLInputElement>('checkbox', { name: words.board.selectAll(3) })
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  await user.selectOptions(screen.getByRole('combobox', { name: words.board.moveTo }), 'screening')

  const items = ['a', 'b', 'c'].map((id) => ({ id, revision: 0 }))
  expect(posts).toHaveBeenCalledExactlyOnceWith('/api/applications/move-many', { items, stage: 'screening' })
  expect(document.activeElement).toBe(notice())
  await vi.waitFor(() => expect(notice().textContent).toContain(words.board.movedMany(3, words.stages.screening)))
})

test('one’s own move is not told as a colleague’s, whichever answer comes first', async () => {
  const user = userEvent.setup()
  let answer = () => {}
  answering = new Promise((resolve) => (answer = resolve))
  render(<Board vacancies={[]} />)
  const stage = await screen.findByRole('region', { name: /New/ })
  await user.click(within(stage).getByRole('checkbox', { name: words.board.selectAll(3) }))

  await user.selectOptions(screen.getByRole('combobox', { name: words.board.moveTo }), 'screening')
  changes = ['a', 'b', 'c'].map((id) => aCard(id, 'screening', 1))
  const screening = screen.getByRole('region', { name: /Screening/ })
  await vi.waitFor(() => expect(within(screening).getByRole('button', { name: 'a' })).toBeTruthy(), { timeout: 5_000 })

  expect(notice().textContent).toBe('')
  answer()
  await vi.waitFor(() => expect(notice().textContent).toContain(words.board.movedMany(3, words.stages.screening)))
  changes = [aCard('a', 'new', 2)]
  await vi.waitFor(() => expect(notice().textContent).toContain(words.board.byOther('a', words.stages.new)), {
    timeout: 5_000,
  })
})

test('a note on an application that the board does not show yet leaves the count of its stage as it is', async () => {
  unseen = 40
  render(<Board vacancies={[]} />)
  const stage = await screen.findByRole('region', { name: /New/ })
  expect(stage.textContent).toContain('43')

  changes = [aCard('z')]
  await vi.waitFor(() => expect(within(stage).getByRole('button', { name: 'z' })).toBeTruthy(), { timeout: 5_000 })

  expect(stage.textContent).toContain('43')
})

test('nor is a move in the panel beside it', async () => {
  render(<Board vacancies={[]} />)
  const screening = await screen.findByRole('region', { name: /Screening/ })

  window.dispatchEvent(new CustomEvent('hiring:moving', { detail: { id: 'a', revision: 0 } }))
  changes = [aCard('a', 'screening', 1)]
  await vi.waitFor(() => expect(within(screening).getByRole('button', { name: 'a' })).toBeTruthy(), { timeout: 5_000 })

  expect(notice().textContent).toBe('')
})

test('whoever asked for more cards of a stage keeps them when the board is read anew', async () => {
  const ids = Array.from({ length: 60 }, (_, nth) => `c${String(nth).padStart(2, '0')}`)
  const read = vi.fn(async (path: string) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1)
    const cards = ids.slice((page - 1) * 25, page * 25).map((id) => aCard(id))
    if (path.includes('/board'))
      return Response.json({ now: at, columns: [{ stage: 'new', total: ids.length, cards }] })
    return Response.json({ now: at, cards: [], ids: [], isPartial: false })
  })
  vi.stubGlobal('fetch', read)
  const user = userEvent.setup()
  render(<Board vacancies={[]} />)
  await user.click(await screen.findByRole('button', { name: words.board.more(35) }))
  await screen.findByRole('button', { name: words.board.more(10) })
  const looks = () => read.mock.calls.filter(([path]) => path.includes('/board') && !path.includes('page=')).length
  const before = looks()

  window.dispatchEvent(new Event('hiring:changed'))

  await vi.waitFor(() => expect(looks()).toBeGreaterThan(before))
  await vi.waitFor(() => expect(read.mock.calls.filter(([path]) => path.includes('page=2'))).toHaveLength(2))
  expect(await screen.findByRole('button', { name: words.board.more(10) })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'c49' })).toBeTruthy()
})
