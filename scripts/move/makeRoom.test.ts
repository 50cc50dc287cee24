import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeRoom } from './makeRoom.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-room-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('the folder of a target is made, and one that is there is left as it is', () => {
  const folder = aFolder()
  const file = join(folder, 'new/data/cms.sqlite')

  makeRoom(file)
  makeRoom(file)

  expect(existsSync(join(folder, 'new/data'))).toBe(true)
  expect(existsSync(file)).toBe(false)
})

test('a target whose folder cannot be made is refused with the reason', () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'taken'), '')

  expect(() => makeRoom(join(folder, 'taken/data/cms.sqlite'))).toThrow(
    `${join(folder, 'taken/data')} cannot be written (ENOTDIR). Name a file in a folder that your user can write.`,
  )
})
