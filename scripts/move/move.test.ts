import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
// Without a file that can be written: the kernel's own, which have no room at all.
const NO_ROOM = '/proc'

test.runIf(existsSync(NO_ROOM))('a target on a disk without room is refused before anything is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const source = join(folder, 'cms.sqlite')
  writeFileSync(source, '')

  const args = ['scripts/move/main.ts', '--from', `file:${source}`, '--to', `file:${NO_ROOM}/target/cms.sqlite`]
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder, DATABASE_URI: '', NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  })

  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toBe(
    `The disk that holds ${NO_ROOM} has 0 MB left; 512 MB are needed. Free some space, then start again.`,
  )
})
