import { hash } from 'node:crypto'

/** A short digest of a text, equal for equal texts in every process. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}
