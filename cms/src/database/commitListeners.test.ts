import { expect, test } from 'vitest'
import { CommitListeners } from './commitListeners'

test('what a commit is told for is sent before whoever committed goes on', async () => {
  const listeners = new CommitListeners()
  const done: string[] = []
  // As `node:http` does on a kept connection.
  listeners.add(1, () => process.nextTick(() => done.push('sent')))

  await listeners.committed(1)
  done.push('answered')

  expect(done).toEqual(['sent', 'answered'])
})

test('nobody is told of a commit twice, nor of what was rolled back', async () => {
  const listeners = new CommitListeners()
  const told: string[] = []
  listeners.add('kept', () => told.push('kept'))
  listeners.add('undone', () => told.push('undone'))

  listeners.rolledBack('undone')
  for (const id of ['kept', 'kept', 'undone']) await listeners.committed(id)

  expect(told).toEqual(['kept'])
})

test('whoever commits waits for the work that comes after it; what is rolled back has none', async () => {
  const listeners = new CommitListeners()
  const done: string[] = []
  const work = (name: string) => () => Promise.resolve().then(() => void done.push(name))
  listeners.addWork('kept', work('kept'))
  listeners.addWork('undone', work('undone'))

  listeners.rolledBack('undone')
  for (const id of ['kept', 'undone']) await listeners.committed(id)

  expect(done).toEqual(['kept'])
})
