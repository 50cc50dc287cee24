import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.for(['%', '#', '?'])('a project whose path has a %s is refused before anything is installed', (sign) => {
  const parent = mkdtempSync(join(tmpdir(), 'diwan-bootstrap-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const root = join(parent, `diwan ${sign}1`)
  mkdirSync(join(root, 'scripts'), { recursive: true })
  for (const name of ['bootstrap.mjs', 'start.mjs'])
    cpSync(join(import.meta.dirname, name), join(root, 'scripts', name))

  const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, 'scripts/start.mjs')], {
    encoding: 'utf8',
    timeout: 20_000,
  })

  expect(stderr).toContain(`The project cannot lie in ${root}: its path has one of the signs % # ?.`)
  expect(stdout).not.toContain('Installing')
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
  expect(status).toBe(1)
})
