import { expect, test } from 'vitest'
import { faultOfMove } from './faultOfMove'
import { stages } from './stages'

const open = stages.filter((stage) => stage !== 'withdrawn')

test('every stage but a withdrawal can be left for every other one', () => {
  for (const from of open) {
    for (const to of stages) {
      if (from !== to) expect(faultOfMove(from, to, 'a reason'), `${from} → ${to}`).toBeUndefined()
    }
  }
})

test('a withdrawal stays, a stage is not moved to itself, and a decline has a reason', () => {
  expect(faultOfMove('withdrawn', 'interview', undefined)).toBe('withdrawn')
  expect(faultOfMove('offer', 'offer', undefined)).toBe('sameStage')
  expect(faultOfMove('screening', 'rejected', undefined)).toBe('reasonMissing')
})
