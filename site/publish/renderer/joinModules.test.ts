import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { ASTRO_FUNCTIONS } from './astroInternals.ts'
import { joinModules } from './joinModules.ts'

let folder: string
let remove: () => void

beforeEach(() => {
  ;({ folder, remove } = temporaryFolder())
})

afterEach(() => remove())

/** Prerender modules as Astro leaves them: an entry that loads a page when it is asked for. */
function modulesOf(entry: string): string {
  const modules = join(folder, 'modules')
  mkdirSync(join(modules, 'chunks'), { recursive: true })
  writeFileSync(join(modules, 'prerender-entry.Ab-1_2.mjs'), entry)
  writeFileSync(join(modules, 'chunks/page.mjs'), 'export const mode = process.env.NODE_ENV')
  return modules
}

test('the app and what a renderer needs of Astro come from one module, which imports nothing but Node’s own', async () => {
  const modules = modulesOf(`import 'node:path'; export const app = { page: () => import('./chunks/page.mjs') }`)
  const file = join(folder, 'joined/renderer.mjs')

  await joinModules({ modules, file })

  const { app, ...functions } = (await import(pathToFileURL(file).href)) as Record<string, unknown> & {
    app: { page: () => Promise<{ mode: string }> }
  }
  expect((await app.page()).mode).toBe('production')
  expect(Object.keys(functions).sort()).toEqual(Object.values(ASTRO_FUNCTIONS).sort())
  const imported = [...readFileSync(file, 'utf8').matchAll(/^import\b.*?["']([^"']+)["'];?$/gm)].map(([, from]) => from)
  expect(imported.filter((from) => !from?.startsWith('node:'))).toEqual([])
})

test('responses of pages keep their bodies', async () => {
  const modules = modulesOf(`export const app = { answer: (body) => new Response(body) }`)
  const file = join(folder, 'joined/renderer.mjs')

  await joinModules({ modules, file })

  const { app } = (await import(pathToFileURL(file).href)) as { app: { answer: (body: Uint8Array) => Response } }
  const body = new Uint8Array([1, 2])
  expect(await app.answer(body).bytes()).toBe(body)
})

test('modules that cannot be joined are an error that says which', async () => {
  const file = join(folder, 'joined/renderer.mjs')

  await expect(joinModules({ modules: modulesOf(`export * from './gone.mjs'`), file })).rejects.toThrow('gone.mjs')
  mkdirSync(join(folder, 'empty'))
  await expect(joinModules({ modules: join(folder, 'empty'), file })).rejects.toThrow('no prerender entry')
})
