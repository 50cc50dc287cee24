import { expect, test } from 'vitest'
import type { Stage } from '@/recruitment/stages/stages'
import { hiringReport, type Reported } from './hiringReport'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString()

const anApplication = (steps: [Stage, number][], more: Partial<Reported> = {}): Reported => ({
  vacancy: 'a',
  source: 'linkedin',
  createdAt: day(0),
  stage: steps.at(-1)?.[0] ?? 'new',
  history: steps.map(([to, at]) => ({ to, at: day(at) })),
  ...more,
})

test('sums by vacancy and source, the funnel and the times follow from the history', () => {
  const report = hiringReport([
    anApplication([
      ['new', 0],
      ['screening', 2],
      ['interview', 6],
      ['offer', 10],
      ['hired', 20],
    ]),
    anApplication(
      [
        ['new', 0],
        ['screening', 4],
        ['rejected', 5],
      ],
      { source: null },
    ),
    anApplication([['new', 0]], { vacancy: 'b' }),
  ])

  expect(report.byVacancy).toEqual([
    { key: 'a', count: 2, hired: 1 },
    { key: 'b', count: 1, hired: 0 },
  ])
  expect(report.bySource[0]).toEqual({ key: 'linkedin', count: 2, hired: 1 })
  expect(report.funnel.map(({ count }) => count)).toEqual([3, 2, 1, 1, 1])
  expect(report.timeInStage.map(({ days }) => days)).toEqual([3, 2.5, 4, 10])
  expect(report.timeToHire).toBe(20)
})

test('a hire that was taken back is no hire, and a history without its beginning starts with the application', () => {
  const undone = hiringReport([
    anApplication([
      ['new', 0],
      ['hired', 3],
      ['offer', 4],
    ]),
  ])
  expect(undone.timeToHire).toBeNull()
  const late = hiringReport([
    anApplication([
      ['screening', 5],
      ['interview', 7],
    ]),
  ])
  expect(late.timeInStage.map(({ days }) => days)).toEqual([5, 2, null, null])
})

test('a move that was taken back counts nowhere', () => {
  const history = [
    { to: 'new' as const, at: day(0) },
    { to: 'offer' as const, at: day(1) },
    { to: 'new' as const, at: day(2), isUndo: true },
    { to: 'screening' as const, at: day(4) },
  ]
  const report = hiringReport([anApplication([], { stage: 'screening', history })])

  expect(report.funnel.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0])
  expect(report.timeInStage.map(({ days }) => days)).toEqual([4, null, null, null])
})

test('nothing gives an empty report', () => {
  expect(hiringReport([])).toMatchObject({ total: 0, byVacancy: [], timeToHire: null })
})

test('a source is one in whichever letters links write it', () => {
  const from = (source: string | null) => anApplication([['new', 0]], { source })

  expect(
    hiringReport([from('LinkedIn'), from('linkedin '), from('LINKEDIN'), from('bayt'), from(null)]).bySource,
  ).toEqual([
    { key: 'LinkedIn', count: 3, hired: 0 },
    { key: 'bayt', count: 1, hired: 0 },
    { key: '', count: 1, hired: 0 },
  ])
})
