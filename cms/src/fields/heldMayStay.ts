import type { RelationshipFieldValidation } from 'payload'
import { relationship } from 'payload/shared'

// None is nothing that was held: a required field would take it.
const idsIn = (value: unknown): unknown[] =>
  [value]
    .flat()
    .filter((each) => each !== undefined && each !== null)
    .map((each) => (Object(each) === each ? (each as { id?: unknown }).id : each))

/**
 * Asks of what is newly chosen only whether it may be. What a document points at already may stay, for `filterOptions` finds nothing in
 * the trash: without this, nothing that was filed under a category could be published any more once the category went there.
 */
export const heldMayStay: RelationshipFieldValidation = async (value, options) => {
  const held = new Set(idsIn(options.previousValue))
  const chosen = idsIn(value)
  const added = chosen.filter((id) => !held.has(id))
  // An empty value, too, is Payload's to judge.
  if (added.length === chosen.length) return relationship(value, options as never)
  return added.length === 0 || relationship(added as never, options as never)
}
