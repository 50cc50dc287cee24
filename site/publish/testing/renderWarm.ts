import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../filesBelow.ts'
import { latestBundle } from '../renderer/bundle.ts'

/** How many pieces of shared markup pages show, and names of those that look otherwise when they are rendered by themselves. */
export interface SharedAlone {
  shared: number
  otherwise: string[]
}

/** Renders a fixture with the newest code release in a fresh process, beside the code's own files. */
export function renderWarm(fixture: string, bundles: string, out: string): SharedAlone {
  return JSON.parse(run('renderAll.ts', fixture, bundles, out)) as SharedAlone
}

/** The same in several threads. */
export function renderThreaded(fixture: string, bundles: string, out: string): void {
  run('renderThreaded.ts', fixture, bundles, out)
}

function run(script: string, fixture: string, bundles: string, out: string): string {
  cpSync(join(latestBundle(bundles) as string, 'static'), out, { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const file = join(import.meta.dirname, script)
  return execFileSync(process.execPath, [file, fixture, bundles, out], { env, stdio: 'pipe', encoding: 'utf8' })
}

/** Every file of a folder with its content, but what names builds. */
export function contentsOf(folder: string): Map<string, string> {
  const files = filesBelow(folder).filter((file) => !file.startsWith('builds/'))
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}
