import type { PublisherStatus } from '@diwan/shared/contracts/publishing'
import { problemOfDisk } from './problemOfDisk.ts'
import { ReleaseError } from './render/ReleaseError.ts'

/** What to tell the people whose change it was. */
export function failureOf(error: unknown): NonNullable<PublisherStatus['error']> {
  if (error instanceof ReleaseError) return { message: error.message, documents: error.documents }
  return { message: problemOfDisk(error) ?? (error instanceof Error ? error.message : String(error)), documents: [] }
}
