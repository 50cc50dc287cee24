import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const NEXT = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('.next', { recursive: true })
writeFileSync('.next/BUILD_ID', 'one')`
const ASTRO = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('.bundle', { recursive: true })
writeFileSync('.bundle/latest', process.env.SITE_URL)`

/** A checkout whose Next and Astro only leave a note. */
function aCheckout(settings: string) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  cpSync(join(root, 'scripts/start'), join(folder, 'scripts/start'), { recursive: true })
  write('node_modules/next/dist/bin/next', NEXT)
  write('node_modules/next/package.json', '{ "type": "module" }')
  write('node_modules/astro/bin/astro.mjs', ASTRO)
  mkdirSync(join(folder, 'node_modules/@diwan'))
  symlinkSync(join(root, 'shared'), join(folder, 'node_modules/@diwan/shared'))
  for (const name of ['cms', 'site']) mkdirSync(join(folder, name))
  write('.env', settings)
  const build = () =>
    spawnSync(process.execPath, ['scripts/start/build.ts'], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    })
  return { build, folder }
}

test('a build has the address that .env names, and is not made again by a start', { timeout: 30_000 }, () => {
  const { build, folder } = aCheckout('SITE_URL=https://www.example.com\n')

  const first = build()
  expect([first.stderr, first.status]).toEqual(['', 0])
  expect(readFileSync(join(folder, 'site/.bundle/latest'), 'utf8')).toBe('https://www.example.com')

  expect(build().stdout).toBe('▸ Building the CMS: nothing changed\n▸ Building the site: nothing changed\n')
})

test('settings that a start would refuse are refused before a build', { timeout: 30_000 }, () => {
  const { stderr, status } = aCheckout('SITE_URL=www.example.com\n').build()

  expect(stderr).toMatch(/^\nSITE_URL is "www\.example\.com"\. Set it to the public origin/)
  expect(status).toBe(1)
})
