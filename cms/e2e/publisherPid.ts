import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const dataDir = join(import.meta.dirname, '../../.data/journeys')

/** The process of the publisher that runs. */
export function publisherPid(): number {
  const { parts } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as { parts: { publisher?: number } }
  if (!parts.publisher) throw new Error('The publisher does not run')
  return parts.publisher
}
