import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

const refuse = (): never => {
  throw new APIError('The audit log is only ever added to.', 403, null, true)
}

/** Refuses every change of a line, the system's own included. */
export const refuseRewriting: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? data : refuse()

/** Refuses to delete a line, whoever asks. */
export const refuseDeletion: CollectionBeforeDeleteHook = refuse
