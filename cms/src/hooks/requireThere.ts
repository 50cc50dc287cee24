import { isObjectId } from '@diwan/shared/lib/isObjectId'
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { type Reference, referencesIn } from './referencesIn'

type Values = Record<string, unknown>

const CHOSEN_FOR = 'chosenFor'

/** Remembers that a person chooses: our own code knows what it points at, and may point at what is on its way out. */
export const noteChoice: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' || operation === 'update') note(args, collection.slug, req)
  return args
}

/** The same for a global. */
export const noteChoiceInGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') note(args, global.slug, req)
  return args
}

function note(args: { overrideAccess?: boolean }, slug: string, { context, user }: PayloadRequest): void {
  if (!args.overrideAccess && user) context[CHOSEN_FOR] = slug
}

/** Whether this save is the one that was remembered; those that follow from it are our own. */
function isChosenFor(slug: string, { context }: PayloadRequest): boolean {
  if (context[CHOSEN_FOR] !== slug) return false
  delete context[CHOSEN_FOR]
  return true
}

/**
 * Refuses a choice of a document that is not there, or not any more: SQLite would fail over it without saying where, and MongoDB keep
 * what leads nowhere. What a document points at already may stay, so that it can be saved.
 */
export const requireThere: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!isChosenFor(collection.slug, req)) return data
  const errors = await faultsOf(collection.flattenedFields, data, originalDoc, req)
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** The same for a global. */
export const requireThereInGlobal: GlobalBeforeValidateHook = async ({ data, global, originalDoc, req }) => {
  if (!isChosenFor(global.slug, req)) return data
  const errors = await faultsOf(global.flattenedFields, data, originalDoc, req)
  if (errors.length > 0) throw new ValidationError({ global: global.slug, errors }, req.t)
  return data
}

async function faultsOf(fields: FlattenedField[], data: unknown, before: unknown, req: PayloadRequest) {
  const keyOf = ({ id, to }: Reference) => `${to}/${id}`
  const held = new Set(referencesIn((before ?? {}) as Values, fields).map(keyOf))
  const chosen = referencesIn((data ?? {}) as Values, fields).filter(
    (each) => isObjectId(each.id) && !held.has(keyOf(each)),
  )
  const there = await listThere(chosen, req)
  const gone = new Set(chosen.filter((each) => !there.has(keyOf(each))).map(({ path }) => path))
  return [...gone].map((path) => ({ path, message: faultsIn(req).gone }))
}

/** Which of the documents are there, in the trash too. */
async function listThere(references: Reference[], req: PayloadRequest): Promise<Set<string>> {
  const there = new Set<string>()
  for (const to of new Set(references.map((each) => each.to))) {
    const ids = references.filter((each) => each.to === to).map(({ id }) => id)
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection: to as CollectionSlug,
      where: { id: { in: [...new Set(ids)] } },
      select: {},
      pagination: false,
      req,
    })
    for (const { id } of docs) there.add(`${to}/${id}`)
  }
  return there
}
