import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'
import { writeAlone } from '@/database/mongodb/writeAlone'

interface Save {
  id?: number | string
  overrideAccess?: boolean
}

/**
 * Lets a save wait for another one of its document, of the other language for one, before it reads what it adds to. So does a removal: it
 * begins with the versions, and each would wait for what the other has.
 */
export const waitForOtherSaves: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, overrideAccess } = args as Save
  // Who is not signed in is refused in a moment, and holds nobody up.
  const isChange = operation === 'update' || operation === 'delete'
  if (isChange && id && (overrideAccess || req.user))
    await writeAlone(req, { collection: collection.slug, id: String(id) })
  return args
}

/** The same for a global. */
export const waitForOtherSavesOfGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const { overrideAccess } = args as Save
  if (operation === 'update' && (overrideAccess || req.user)) await writeAlone(req, { global: global.slug })
  return args
}
