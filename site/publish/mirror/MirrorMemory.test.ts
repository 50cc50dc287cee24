import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE } from '@diwan/shared/lib/time'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MirrorMemory } from './MirrorMemory.ts'

const MEGABYTE = 1024 * 1024

function aFile(bytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'mirror.sqlite'), Buffer.alloc(bytes))
  return join(folder, 'mirror.sqlite')
}

/** How often it looks whether somebody waits: before it begins, and before each read of a megabyte. */
async function looksOf(memory: MirrorMemory, busyAt = Infinity) {
  let looks = 0
  await memory.fill(() => ++looks === busyAt)
  return looks
}

test('the file is read once from end to end, and after a publish from where that came between', async () => {
  const memory = new MirrorMemory(aFile(3 * MEGABYTE + 1))
  expect(await looksOf(memory, 3)).toBe(3)
  // Two whole megabytes, the last byte, and nothing.
  expect(await looksOf(memory)).toBe(1 + 4)
  expect(await looksOf(memory)).toBe(0)

  memory.fillAgain()
  expect(await looksOf(memory)).toBe(1 + 5)
})

test('the file is read again minutes later: something else may have pushed it out of memory', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const memory = new MirrorMemory(aFile(MEGABYTE))
  expect(await looksOf(memory)).toBe(1 + 2)

  vi.setSystemTime(Date.now() + 4 * MINUTE)
  expect(await looksOf(memory)).toBe(0)
  vi.setSystemTime(Date.now() + 2 * MINUTE)
  expect(await looksOf(memory)).toBe(1 + 2)
  expect(await looksOf(memory)).toBe(0)
})

test('a file that would push all else out of memory is left alone, and one that is not there does no harm', async () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(3 * MEGABYTE)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await looksOf(new MirrorMemory(aFile(2 * MEGABYTE)))).toBe(1)
  expect(await looksOf(new MirrorMemory(aFile(MEGABYTE)))).toBe(1 + 2)
  expect(await looksOf(new MirrorMemory(join(tmpdir(), 'nowhere', 'mirror.sqlite')))).toBe(1)
  expect(await looksOf(new MirrorMemory(null))).toBe(0)
})
