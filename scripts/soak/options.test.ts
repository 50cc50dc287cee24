import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const run = (name: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/soak', name), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  })
  return [status, stderr.trim()]
}
const nowhere = ['--origin', 'http://127.0.0.1:9/']

test('a soak that cannot begin says why in a sentence', () => {
  expect(run('tabs.ts', '--origin', 'localhost:4321')).toEqual([
    2,
    '--origin takes an address, like http://localhost:4321, not “localhost:4321”.',
  ])
  const away = 'No running system answers at http://127.0.0.1:9. Start it, or name its address with --origin.'
  expect(run('tabs.ts', ...nowhere)).toEqual([2, away])
  expect(run('oldTabs.ts', ...nowhere)).toEqual([2, away])
  expect(run('mixed.ts', ...nowhere, '--data', import.meta.dirname)).toEqual([
    2,
    `No system was started from ${import.meta.dirname} on this machine. Name its DATA_DIR with --data.`,
  ])
})
