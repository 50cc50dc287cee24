import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { skipFacades } from './skipFacades.ts'

test('pages name the script itself, not the file that only imports it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facades-'))
  const modules = join(folder, 'modules')
  const assets = join(folder, 'out/_astro')
  mkdirSync(modules)
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'Scripts.a1.js'), 'import"./page.b2.js";\n')
  writeFileSync(join(assets, 'page.b2.js'), 'start()')
  writeFileSync(join(assets, 'Island.c3.js'), 'import{t as e}from"./page.b2.js";export{e as default};')
  writeFileSync(join(modules, 'entry.mjs'), '{"scripts":"_astro/Scripts.a1.js","island":"_astro/Island.c3.js"}')

  skipFacades({ modules, outDir: join(folder, 'out') })

  expect(readFileSync(join(modules, 'entry.mjs'), 'utf8')).toBe(
    '{"scripts":"_astro/page.b2.js","island":"_astro/Island.c3.js"}',
  )
  expect(readdirSync(assets).sort()).toEqual(['Island.c3.js', 'page.b2.js'])
})

test('a site without scripts is left as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facades-'))

  skipFacades({ modules: folder, outDir: folder })

  expect(readdirSync(folder)).toEqual([])
})
