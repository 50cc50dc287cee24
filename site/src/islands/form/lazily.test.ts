import { expect, test, vi } from 'vitest'
import { lazily } from './lazily.ts'

test('a part is loaded once, however often it is asked for', async () => {
  const load = vi.fn(async () => 'judge')
  const judge = lazily('complaint', load)

  expect(await Promise.all([judge(), judge()])).toEqual(['judge', 'judge'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that cannot be loaded is nobody, and asked for again the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('judge')
  const judge = lazily('complaint', load)

  expect([await judge(), await judge()]).toEqual([null, 'judge'])
})
