import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
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

test('a leader that nobody refers to keeps its lock when memory is collected', { timeout: 30_000 }, () => {
  const { folder, remove } = temporaryFolder()
  const module = pathToFileURL(join(import.meta.dirname, 'leaderLock.ts')).href
  const script = `
    const { becomeLeader } = await import('${module}')
    const lead = (signal) => becomeLeader('${join(folder, 'leader.lock')}', () => {}, signal)
    await lead(new AbortController().signal)
    for (let n = 0; n < 5; n++) { gc(); await new Promise((resolve) => setTimeout(resolve, 20)) }
    await lead(AbortSignal.timeout(50)).then(() => console.log('two leaders'), () => console.log('one leader'))`
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  remove()

  expect(stdout.trim()).toBe('one leader')
})
