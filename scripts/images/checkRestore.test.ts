import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseDockerfile } from './parseDockerfile.ts'

const root = resolve(import.meta.dirname, '../..')

/** What the command of the CMS's image does before Payload, in a data folder. */
function begin(dataDir: string) {
  const stages = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const command = stages.find(({ name }) => name === 'cms')?.command?.at(-1) ?? ''
  const [first = ''] = command.split('payload run')
  const env = { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '' }
  return spawnSync('sh', ['-c', `${first} echo serves`], { cwd: join(root, 'cms'), env, encoding: 'utf8' })
}

test('a container serves nothing while a restore is half done, and says how to end it there', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'diwan-images-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  expect(begin(dataDir).stdout.trim()).toBe('serves')

  const note = { file: '/data/backups/diwan-1.tgz', aside: '/data/before-restore-1' }
  writeFileSync(join(dataDir, 'restore-unfinished.json'), JSON.stringify(note))
  const { status, stderr, stdout } = begin(dataDir)

  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(
    'Run it again: docker compose run --rm --no-deps cms node ../scripts/backup/restore.ts /data/backups/diwan-1.tgz.',
  )
})
