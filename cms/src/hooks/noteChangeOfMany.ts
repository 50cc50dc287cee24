import type { CollectionBeforeOperationHook } from 'payload'
import { changesNewest } from '@/database/changeNewest'

interface Change {
  data?: { _status?: unknown }
  draft?: boolean
  publishAllLocales?: unknown
  unpublishAllLocales?: unknown
  where?: unknown
}

/** Tells the database, as the last hook before it is asked, that several documents are to be published or taken off. */
export const noteChangeOfMany: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { data, draft, publishAllLocales, unpublishAllLocales, where } = args as Change
  const isOfState = [data?._status, publishAllLocales, unpublishAllLocales].some(Boolean)
  if (operation === 'update' && where && !draft && isOfState) req.context[changesNewest(collection.slug)] = true
  return args
}
