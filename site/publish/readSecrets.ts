import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secrets that the first start wrote into the data folder; none before it. */
export function readSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(code ? `${file} cannot be read (${code}).` : `${file} is damaged. Restore it from a backup.`, {
      cause: error,
    })
  }
}
