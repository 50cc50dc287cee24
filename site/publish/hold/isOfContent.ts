import { ReleaseError } from '../render/ReleaseError.ts'

/** Whether a release failed because of what it would show, and not because of a disk, a database or another process. */
export function isOfContent(error: unknown): boolean {
  if (error instanceof ReleaseError) return true
  const isFromSystem = error instanceof Error && 'code' in error && typeof error.code === 'string'
  // A template or an index that stumbles over a document's fields.
  return !isFromSystem && (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)
}
