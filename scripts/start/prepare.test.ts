import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seed } from './prepare.ts'
import type { Settings } from './settings.ts'

/** A checkout whose seed only notes the secret that it was run with. */
function aCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'diwan-prepare-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const note = join(root, 'seeded')
  mkdirSync(join(root, 'cms/src/seed'), { recursive: true })
  mkdirSync(join(root, '.data'))
  writeFileSync(join(root, '.data/cms.sqlite'), '')
  writeFileSync(join(root, 'cms/package.json'), `{ "scripts": { "seed:demo": "echo $PAYLOAD_SECRET >> ${note}" } }`)
  const settings = { root, dataDir: join(root, '.data'), databaseUri: '' } as Settings
  return {
    start: (PAYLOAD_SECRET: string) =>
      seed(settings, { PATH: process.env.PATH, PUBLISHER_API_KEY: 'key', PAYLOAD_SECRET }),
    seeded: () => readFileSync(note, 'utf8').split('\n').filter(Boolean),
  }
}

test('the accounts are looked at again when a secret is another one: keys of the API are stored by it', async () => {
  const { seeded, start } = aCheckout()

  for (const secret of ['first', 'first', 'second']) await start(secret)

  expect(seeded()).toEqual(['first', 'second'])
})
