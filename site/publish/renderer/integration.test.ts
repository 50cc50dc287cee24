import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { bundleOf, readBundle } from './bundle.ts'
import { release } from './integration.ts'

let folder: string
let remove: () => void

beforeEach(() => {
  ;({ folder, remove } = temporaryFolder())
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})

afterEach(() => {
  vi.restoreAllMocks()
  remove()
})

type Hook = (context: unknown) => unknown

/** Calls the hooks of a build without pages up to the renderer that it makes for `modules`. */
async function buildWith(entry: string) {
  const modules = join(folder, 'dist/.prerender')
  mkdirSync(modules, { recursive: true })
  writeFileSync(join(modules, 'prerender-entry.Ab.mjs'), entry)
  writeFileSync(join(folder, 'dist/robots.txt'), 'robots')
  const bundles = join(folder, 'bundles')
  const { hooks } = release({ root: folder, inputs: [], bundles }) as unknown as { hooks: Record<string, Hook> }
  const url = (path: string) => pathToFileURL(join(folder, path))
  const config = { site: 'https://site.example', outDir: url('dist/'), root: url('./'), server: { port: 1 } }
  const errors: string[] = []
  let code = ''
  await hooks['astro:config:setup']?.({
    config,
    updateConfig: ({ vite }: { vite: { define: Record<string, string> } }) => {
      code = JSON.parse(vite.define['import.meta.env.PUBLIC_CODE_ID'] as string) as string
    },
  })
  await hooks['astro:config:done']?.({ config })
  await hooks['astro:routes:resolved']?.({ routes: [] })
  await hooks['astro:build:setup']?.({ pages: new Map() })
  const prerenderer = await new Promise<{ setup: () => Promise<void> }>((resolve) => {
    void hooks['astro:build:start']?.({
      setPrerenderer: (make: (inner: object) => { setup: () => Promise<void> }) => resolve(make({})),
      logger: { error: (message: string) => errors.push(message) },
    })
  })
  await prerenderer.setup()
  return { bundle: bundleOf(code, bundles) as string, errors }
}

test('a build keeps its modules as one and its static files', async () => {
  const { bundle, errors } = await buildWith('export const app = {}')

  expect(errors).toEqual([])
  expect(existsSync(join(bundle, readBundle(bundle).entry))).toBe(true)
  expect(existsSync(join(bundle, 'static/robots.txt'))).toBe(true)
})

test('a build whose modules cannot be joined goes on, and says that each release will be a full build', async () => {
  const { bundle, errors } = await buildWith("export * from './gone.mjs'")

  expect(errors).toEqual([expect.stringMatching(/each release will be a full build.*gone\.mjs/s)])
  expect(existsSync(join(bundle, readBundle(bundle).entry))).toBe(false)
  expect(existsSync(join(bundle, 'static/robots.txt'))).toBe(true)
})
