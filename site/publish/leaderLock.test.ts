import { join } from 'node:path'
import { expect, test } from 'vitest'
import { becomeLeader } from './leaderLock.ts'
import { temporaryFolder } from './testing/startPublisher.ts'

test('the second publisher of a folder waits until the first one ends', async () => {
  const { folder, remove } = temporaryFolder()
  const lock = join(folder, 'leader.lock')
  const { signal } = new AbortController()
  let waited = false
  const endFirst = await becomeLeader(lock, () => expect.unreachable(), signal)

  const second = becomeLeader(lock, () => (waited = true), signal)
  await expect.poll(() => waited).toBe(true)
  endFirst()

  const endSecond = await second
  endSecond()
  remove()
})
