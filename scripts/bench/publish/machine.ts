import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** What figures were measured on, and with. */
export function machine() {
  const version = (name: string) =>
    (JSON.parse(readFileSync(resolve(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
      .version
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    astro: version('astro'),
    payload: version('payload'),
    next: version('next'),
  }
}
