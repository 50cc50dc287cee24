import { hiringMessages } from '@diwan/shared/messages/hiring'
import { panelMessages } from '@diwan/shared/messages/panel'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../../tests/withDialogs'
import type { PanelData } from './panelData'
import { PanelInterviews } from './PanelInterviews'

// Who is signed in, and the language, are Payload's.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 'me' } }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

beforeAll(withDialogs)
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const words = hiringMessages.en.panel
const staff = [
  { id: 'huda', name: 'Huda Saleh' },
  { id: 'majed', name: 'Majed Ali' },
]

const interview = {
  id: 'i1',
  state: 'confirmed',
  confirmedAt: '2026-03-05T09:00:00.000Z',
  times: ['2026-03-05T09:00:00.000Z'],
  durationMinutes: 45,
  place: 'Riyadh, Olaya',
  candidateMessage: null,
  interviewers: staff.slice(0, 1),
  clashes: [] as PanelData['interviews'][number]['clashes'],
}

const aPanel = (more: object = {}) =>
  ({
    id: 'a1',
    stage: 'interview',
    applicant: { isAnonymous: false },
    staff,
    meetings: [] as PanelData['meetings'],
    interviews: [{ ...interview, ...more }],
  }) as PanelData

test('other times are offered for an interview as it is: only what changes is filled in', async () => {
  const user = userEvent.setup()
  const send = vi.fn().mockResolvedValue(true)
  render(<PanelInterviews panel={aPanel()} send={send} />)
  expect(screen.getByText(/With Huda Saleh/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: words.otherTimes }))
  expect(screen.getByLabelText<HTMLInputElement>('Huda Saleh').checked).toBe(true)
  await user.click(screen.getByLabelText('Majed Ali'))
  fireEvent.change(screen.getByLabelText(`${words.times} 1`), { target: { value: '2026-03-09T10:30' } })
  await user.click(screen.getByRole('button', { name: words.sendInvite }))

  expect(send).toHaveBeenCalledWith('/api/applications/a1/interview', {
    interview: 'i1',
    times: ['2026-03-09T07:30:00.000Z'],
    place: 'Riyadh, Olaya',
    durationMinutes: 45,
    interviewers: ['huda', 'majed'],
  })
  expect(screen.queryByRole('button', { name: words.sendInvite })).toBeNull()
})

test('times that were refused stay in the form', async () => {
  const user = userEvent.setup()
  render(<PanelInterviews panel={aPanel({ state: 'declined', confirmedAt: null })} send={async () => false} />)

  await user.click(screen.getByRole('button', { name: words.otherTimes }))
  const time = screen.getByLabelText<HTMLInputElement>(`${words.times} 1`)
  fireEvent.change(time, { target: { value: '2020-01-01T10:30' } })
  await user.click(screen.getByRole('button', { name: words.sendInvite }))

  expect(time.value).toBe('2020-01-01T10:30')
})

test('an interview that was cancelled has nothing left to do', () => {
  render(<PanelInterviews panel={aPanel({ state: 'cancelled' })} send={async () => true} />)

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(words.cancelled)).toBeTruthy()
})

test('an interview is cancelled only by whoever means it: mails go at once', async () => {
  const user = userEvent.setup()
  const send = vi.fn().mockResolvedValue(true)
  render(<PanelInterviews panel={aPanel()} send={send} />)
  const answer = async (name: string) => {
    await user.click(screen.getByRole('button', { name: words.cancelInterview }))
    const question = screen.getByRole('alertdialog', { name: words.cancelSure })
    await user.click(within(question).getByRole('button', { name }))
  }

  await answer(panelMessages.en.question.no)
  expect(send).not.toHaveBeenCalled()
  await answer(words.cancelInterview)
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/interviews/i1/cancel', {})
})

test('times, place and names stand apart, so that each keeps its own direction', () => {
  const times = ['2026-03-05T09:00:00.000Z', '2026-03-06T09:00:00.000Z']
  const panel = aPanel({ state: 'proposed', confirmedAt: null, times })
  const { container } = render(<PanelInterviews panel={panel} send={async () => true} />)

  expect(screen.getByRole('list', { name: words.times }).querySelectorAll('li')).toHaveLength(2)
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Riyadh, Olaya',
    words.meets('Huda Saleh'),
  ])
})

test('an interviewer who meets somebody else at that time is named', () => {
  const clashes = [{ at: '2026-03-05T09:00:00.000Z', name: 'Huda Saleh', reference: 'DW-7K3M-92QZ' }]
  render(<PanelInterviews panel={aPanel({ clashes })} send={vi.fn()} />)

  expect(screen.getByText('DW-7K3M-92QZ')).toBeTruthy()
  expect(screen.getByText(/^Huda Saleh meets another candidate/)).toBeTruthy()
})

test('of interviews that were called off, each says when it was to be', () => {
  const at = '2026-03-05T09:00:00.000Z'
  const { container } = render(
    <PanelInterviews panel={aPanel({ state: 'cancelled', confirmedAt: at })} send={vi.fn()} />,
  )

  expect(screen.getByText(words.cancelled)).toBeTruthy()
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(at)
})

test('whoever offers a time is told before it is sent who meets somebody else then', async () => {
  const user = userEvent.setup()
  const meeting = { at: '2999-03-09T07:30:00.000Z', minutes: 60, reference: 'DW-7K3M-92QZ', people: staff.slice(1) }
  render(<PanelInterviews panel={{ ...aPanel(), meetings: [meeting] }} send={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: words.otherTimes }))
  const offer = (value: string) => fireEvent.change(screen.getByLabelText(`${words.times} 1`), { target: { value } })

  offer('2999-03-09T11:00')
  expect(screen.queryByText('DW-7K3M-92QZ')).toBeNull()
  await user.click(screen.getByLabelText('Majed Ali'))
  expect(within(screen.getByRole('status')).getByText(/^Majed Ali meets another candidate/)).toBeTruthy()
  offer('2999-03-09T11:30')
  expect(screen.queryByText('DW-7K3M-92QZ')).toBeNull()
})

test('no other times are offered for an application that is closed; the interview can still be called off', () => {
  for (const stage of ['hired', 'rejected', 'withdrawn'] as const) {
    render(<PanelInterviews panel={{ ...aPanel(), stage }} send={vi.fn()} />)

    expect(screen.queryByRole('button', { name: words.otherTimes })).toBeNull()
    expect(screen.getByRole('button', { name: words.cancelInterview })).toBeTruthy()
    cleanup()
  }
})

test('an interview that was held is neither cancelled nor moved afterwards; other times can be offered to who did not come', () => {
  const { rerender } = render(<PanelInterviews panel={aPanel({ isHeld: true })} send={vi.fn()} />)

  expect(screen.queryByRole('button', { name: words.cancelInterview })).toBeNull()
  expect(screen.queryByRole('button', { name: words.otherTimes })).toBeNull()
  rerender(<PanelInterviews panel={aPanel({ isHeld: true, state: 'missed' })} send={vi.fn()} />)
  expect(screen.getByRole('button', { name: words.otherTimes })).toBeTruthy()
})

test('whether who was to be met came is noted once the time has come, and can be taken back', async () => {
  const user = userEvent.setup()
  const send = vi.fn().mockResolvedValue(true)
  const { rerender } = render(<PanelInterviews panel={aPanel()} send={send} />)
  expect(screen.queryByRole('button', { name: words.noteAbsence })).toBeNull()

  rerender(<PanelInterviews panel={aPanel({ isHeld: true })} send={send} />)
  await user.click(screen.getByRole('button', { name: words.noteAbsence }))
  expect(send).toHaveBeenLastCalledWith(expect.stringMatching(/^\/api\/interviews\/.+\/absence$/), { isAbsent: true })

  rerender(<PanelInterviews panel={aPanel({ isHeld: true, state: 'missed' })} send={send} />)
  expect(screen.getByText(/^The candidate did not come: /)).toBeTruthy()
  expect(screen.getByRole('button', { name: words.otherTimes })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.noteCame }))
  expect(send).toHaveBeenLastCalledWith(expect.any(String), { isAbsent: false })
})

test('an invitation whose times have all passed does not wait for the candidate any more', () => {
  const invitation = { state: 'proposed', confirmedAt: null } as const
  const { rerender } = render(<PanelInterviews panel={aPanel({ ...invitation, isPast: true })} send={vi.fn()} />)

  expect(screen.getByText(words.timesOver)).toBeTruthy()
  expect(screen.getByRole('button', { name: words.otherTimes })).toBeTruthy()
  rerender(<PanelInterviews panel={aPanel({ ...invitation, isPast: false })} send={vi.fn()} />)
  expect(screen.getByText(words.proposed)).toBeTruthy()
})

test('whoever adds a time goes on in its field', async () => {
  const user = userEvent.setup()
  render(<PanelInterviews panel={aPanel()} send={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: words.otherTimes }))

  await user.click(screen.getByRole('button', { name: words.addTime }))

  expect(document.activeElement).toBe(screen.getByLabelText(`${words.times} 2`))
})

test('times that were offered wait for nobody once the application is decided', () => {
  const invitation = { state: 'proposed', confirmedAt: null, isPast: false } as const
  const { rerender } = render(<PanelInterviews panel={aPanel(invitation)} send={vi.fn()} />)
  expect(screen.getByRole('button', { name: words.cancelInterview })).toBeTruthy()

  rerender(<PanelInterviews panel={{ ...aPanel(invitation), stage: 'rejected' }} send={vi.fn()} />)

  expect(screen.getByText(words.timesClosed)).toBeTruthy()
  expect(screen.queryByText(words.proposed)).toBeNull()
  expect(screen.queryByRole('button', { name: words.cancelInterview })).toBeNull()
})
