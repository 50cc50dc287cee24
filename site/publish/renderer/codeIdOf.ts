import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const OF_SITE = ['src', 'integrations', 'public', 'store', 'publish/renderer', 'astro.config.ts', 'package.json']

/** The repository's files and folders that decide what the built site does. No build writes into any of them. */
export const CODE_INPUTS = [...OF_SITE.map((path) => `site/${path}`), 'shared/src', 'package-lock.json']

const TESTS = /\.(test|dom\.test|release\.test|e2e)\.tsx?$/

/**
 * A digest of everything that decides what the built site does with the same content: sources, locked dependencies, and the
 * settings that are compiled in. Equal inputs give the same id on every machine.
 */
export function codeIdOf(root: string, inputs: string[], settings: Record<string, unknown>): string {
  const digest = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(join(root, input)).sort()) {
      digest.update(relative(root, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  digest.update(JSON.stringify(settings))
  return digest.digest('hex').slice(0, 16)
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return TESTS.test(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesOf(join(path, name)))
}
