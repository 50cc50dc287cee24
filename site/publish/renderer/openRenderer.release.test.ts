import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesBelow } from '../filesBelow.ts'
import { ContentStore } from '../../store/ContentStore.ts'
import { setCurrentStore } from '../../store/currentStore.ts'
import { MemorySource } from '../../store/MemorySource.ts'
import { readFixture } from '../../store/readFixture.ts'
import { latestBundle } from './bundle.ts'
import { openRenderer } from './openRenderer.ts'

const fixture = join(import.meta.dirname, 'fixture')
const site = join(import.meta.dirname, '../..')
const bundles = mkdtempSync(join(site, '.bundle-test-'))

afterAll(() => rmSync(bundles, { recursive: true, force: true }))

test('a warm renderer makes the files of a full build, byte for byte', { timeout: 60_000 }, async () => {
  execFileSync(process.execPath, [join(site, '../node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: fixture,
    env: { ...process.env, NODE_ENV: 'production', BUNDLES: bundles, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  })
  setCurrentStore(new ContentStore(new MemorySource(readFixture(join(fixture, 'fixtures/mirror.jsonl'))), Date.now()))

  const renderer = await openRenderer(latestBundle(bundles) as string)
  const warm = new Map<string, Uint8Array>(
    filesBelow(renderer.staticFolder).map((file) => [file, readFileSync(join(renderer.staticFolder, file))]),
  )
  for (const route of renderer.routes()) {
    for (const target of (await renderer.targetsOf(route)).targets) {
      for (const file of (await renderer.render(target)).files) warm.set(file.path, file.body)
    }
  }

  const built = filesBelow(join(fixture, 'dist')).filter((file) => !file.startsWith('builds/'))
  expect([...warm.keys()].sort()).toEqual(built.sort())
  for (const file of built)
    expect(readFileSync(join(fixture, 'dist', file)).equals(warm.get(file) as Uint8Array), file).toBe(true)
})
