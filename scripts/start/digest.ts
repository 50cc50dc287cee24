import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SKIPPED = new Set(['node_modules', '.next', '.astro', 'dist', '.data', '.turbo', '.bundle', 'e2e', 'tests'])
const isSource = (name: string) => !/\.(?:test|int\.test|dom\.test)\.tsx?$/.test(name) && name !== 'next-env.d.ts'

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() ? !SKIPPED.has(entry.name) : isSource(entry.name)) yield* filesUnder(join(path, entry.name))
  }
}

/** Digest of everything a step reads: files and folders by content, and settings by value. */
export function digestOf(paths: string[], values: string[] = []): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesUnder(path)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.update(JSON.stringify(values)).digest('hex')
}

/** Whether a step already ran with these inputs; `mark` is called once it has. */
export function stampOf(file: string, digest: string): { isCurrent: boolean; mark: () => void } {
  return {
    isCurrent: existsSync(file) && readFileSync(file, 'utf8') === digest,
    mark() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, digest)
    },
  }
}
