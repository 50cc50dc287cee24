import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secrets that the first start wrote into the data folder; none before it. */
export function readSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'secrets.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
