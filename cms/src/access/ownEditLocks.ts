import type { Access, FieldHook, SanitizedConfig, Where } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { isNobody } from '@/access/isNobody'
import { isStaff } from '@/access/isStaff'

/** Whoever may change a document may take its lock over, as the screen of a document offers it. */
const mayTakeOver: Access = async ({ req }) => {
  if (!isStaff({ req })) return false
  const { collections, globals } = req.payload.config
  const open = async (entities: typeof collections | typeof globals) => {
    const answers = await Promise.all(entities.map(({ access }) => access.update({ req })))
    return entities.filter((_, at) => answers[at]).map(({ slug }) => slug)
  }
  // Locks have none, and to ask for their rule here would have no end.
  const lockable = collections.filter(({ lockDocuments }) => lockDocuments !== false)
  const or: Where[] = [{ globalSlug: { in: await open(globals) } }]
  for (const slug of await open(lockable)) or.push({ 'document.relationTo': { equals: slug } })
  return { or }
}

const isHolder: Access = ({ req }) => (isStaff({ req }) && req.user ? { 'user.value': { equals: req.user.id } } : false)

const nameCaller: FieldHook = ({ req, value }) =>
  req.user ? { relationTo: req.user.collection, value: req.user.id } : value

/**
 * Lets nobody lock or unlock a document in a colleague's name. Payload writes locks past access control, and leaves them to every
 * account: through the API they would be made, renamed and removed by whoever signed in.
 */
export function ownEditLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload keeps its locks somewhere else now: see getLockedDocumentsCollection.')
  Object.assign(locks.access, { create: isNobody, read: isStaff, update: mayTakeOver, delete: isHolder })
  for (const field of locks.fields) {
    if (!fieldAffectsData(field)) continue
    if (field.name === 'user') field.hooks = { beforeValidate: [nameCaller] }
    if (field.name === 'document' || field.name === 'globalSlug') field.access = { update: isNobody }
  }
  return config
}
