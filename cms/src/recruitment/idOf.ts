/** The id of a reference, whether its document was read along or not. */
export function idOf(reference: unknown): string {
  return reference && typeof reference === 'object' && 'id' in reference ? String(reference.id) : String(reference)
}
