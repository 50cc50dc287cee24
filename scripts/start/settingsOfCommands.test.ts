import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
/** Nobody listens there. */
const PORT = '45190'

/** A checkout whose settings stand in its `.env`, as README says. */
function aCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  for (const name of ['node_modules', 'site']) symlinkSync(join(root, name), join(folder, name))
  const data = join(folder, 'elsewhere')
  mkdirSync(data)
  writeFileSync(join(folder, '.env'), `DATA_DIR=${data}\nPUBLISHER_PORT=${PORT}\nWEBHOOK_SECRET=\n`)
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: folder }
  const say = (...args: string[]) => {
    const { stderr, stdout } = spawnSync('npm', ['run', '--silent', ...args], { cwd: folder, env, encoding: 'utf8' })
    return stderr + stdout
  }
  return { data, say }
}

test('npm run release asks the publisher that .env names, with the secrets of its folder', { timeout: 60_000 }, () => {
  const { data, say } = aCheckout()
  expect(say('release', '--', 'list')).toContain(`There are no secrets in ${data}`)

  const secrets = { WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=`, PUBLISHER_API_KEY: 'k'.repeat(48) }
  writeFileSync(join(data, 'secrets.json'), JSON.stringify(secrets))
  expect(say('release', '--', 'list')).toContain(`The publisher does not answer on port ${PORT}`)

  writeFileSync(join(data, 'secrets.json'), '{')
  expect(say('release', '--', 'list')).toContain(`${join(data, 'secrets.json')} is damaged`)
})

test('npm run headers reads the release in the folder that .env names', { timeout: 60_000 }, () => {
  const { data, say } = aCheckout()
  mkdirSync(join(data, 'site/current'), { recursive: true })
  writeFileSync(join(data, 'site/current/_headers'), '/*\n  X-Of: this release\n')

  expect(say('headers', '--', 'caddy')).toContain('X-Of "this release"')
})
