import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../filesBelow.ts'
import { latestBundle } from '../renderer/bundle.ts'

/** Renders a fixture with the newest code release in a fresh process, beside the code's own files; in one thread or in several. */
export function renderWarm(fixture: string, bundles: string, out: string, { isThreaded = false } = {}): void {
  cpSync(join(latestBundle(bundles) as string, 'static'), out, { recursive: true })
  const script = join(import.meta.dirname, isThreaded ? 'renderThreaded.ts' : 'renderAll.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [script, fixture, bundles, out], { env, stdio: 'pipe' })
}

/** Every file of a folder with its content, but what names builds. */
export function contentsOf(folder: string): Map<string, string> {
  const files = filesBelow(folder).filter((file) => !file.startsWith('builds/'))
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}
