import { link, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wipeFile } from './wipeFile'

async function aFile() {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-wipe-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'cv.pdf')
  await writeFile(path, 'of a candidate')
  return path
}

test('nothing of a file that is wiped can be read any more', async () => {
  const path = await aFile()
  const held = await open(path)
  onTestFinished(() => held.close())

  await wipeFile(path)

  await expect(stat(path)).rejects.toThrow('ENOENT')
  expect((await held.readFile()).every((byte) => byte === 0)).toBe(true)
})

test('a second name goes without the file that the first one names', async () => {
  const path = await aFile()
  await link(path, `${path}.held`)

  await wipeFile(`${path}.held`)

  await expect(stat(`${path}.held`)).rejects.toThrow('ENOENT')
  expect(await readFile(path, 'utf8')).toBe('of a candidate')
})
