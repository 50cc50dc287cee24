import { DAY } from '@diwan/shared/lib/time'
import { expect, test } from 'vitest'
import { type AppliedFor, retentionEndOf } from './retentionEndOf'

const NOW = new Date('2026-06-01T00:00:00.000Z')
const at = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString()
const endInDays = (applications: AppliedFor[], consents: { purpose: string; at: string }[] = []) =>
  (retentionEndOf({ applications, consents }, NOW).getTime() - NOW.getTime()) / DAY

test.each<[string, AppliedFor, number]>([
  ['a speculative application', { at: at(-10) }, 170],
  ['an open vacancy without an end', { at: at(-100), vacancy: { state: 'open' } }, 180],
  ['an open vacancy that will close', { at: at(-10), vacancy: { state: 'open', closesAt: at(20) } }, 200],
  ['an open vacancy whose time is over', { at: at(-200), vacancy: { state: 'open', closesAt: at(-100) } }, 80],
  ['a vacancy on hold', { at: at(-10), vacancy: { state: 'on-hold' } }, 180],
  [
    'a vacancy that was filled before its time',
    { at: at(-90), vacancy: { state: 'filled', closedAt: at(-60), closesAt: at(30) } },
    120,
  ],
  [
    'a vacancy that a person closed after its time',
    { at: at(-90), vacancy: { state: 'closed', closedAt: at(-1), closesAt: at(-60) } },
    120,
  ],
  [
    'an application that came after its vacancy had closed',
    { at: at(-10), vacancy: { state: 'closed', closedAt: at(-60) } },
    170,
  ],
  [
    'a vacancy that was closed once and is open again',
    { at: at(-90), vacancy: { state: 'open', closedAt: at(-60) } },
    180,
  ],
  ['an old vacancy of which nobody knows when it closed', { at: at(-90), vacancy: { state: 'closed' } }, 90],
  ['an open vacancy in the trash', { at: at(-90), vacancy: { state: 'open', deletedAt: at(-60) } }, 120],
  [
    'a closed vacancy in the trash',
    { at: at(-90), vacancy: { state: 'closed', closedAt: at(-80), deletedAt: at(-60) } },
    100,
  ],
])('%s is kept by its own end', (_, application, days) => {
  expect(endInDays([application])).toBe(days)
})

test('of several applications the last one counts, and the talent pool keeps a year from the latest consent', () => {
  expect(endInDays([{ at: at(-170) }, { at: at(-20) }])).toBe(160)
  const pool = (days: number) => ({ purpose: 'talent-pool', at: at(days) })
  expect(endInDays([{ at: at(-20) }], [pool(-300), pool(-30), { purpose: 'processing', at: at(0) }])).toBe(335)
})
