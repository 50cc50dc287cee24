import type { Card } from '@diwan/shared/contracts/hiring'
import { expect, test } from 'vitest'
import { undoAll } from './undoAll'

const aCard = (id: string, more: Partial<Card> = {}) => ({ id, name: id, revision: 3, stage: 'new', ...more }) as Card

test('each card is taken back by what was seen of it; what somebody moved since is shown where it is', async () => {
  const calls: unknown[] = []
  const answers = [
    { data: { card: aCard('a'), sent: 0 }, isDone: true, message: '' },
    { data: { current: aCard('b', { stage: 'offer' }) }, isDone: false, message: 'Somebody was faster.' },
    { data: { card: aCard('c'), sent: 1 }, isDone: true, message: '' },
  ]
  const call = (path: string, body: object) => {
    calls.push([path, body])
    return Promise.resolve(answers[calls.length - 1] as never)
  }

  const result = await undoAll([aCard('a'), aCard('b'), aCard('c')], call)

  expect(calls[1]).toEqual(['/api/applications/b/undo', { revision: 3 }])
  expect(result.cards.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(result.undone.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(result).toMatchObject({ late: 1, message: 'Somebody was faster.' })
})
