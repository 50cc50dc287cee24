import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/** The first administrator comes from the seed: no visitor makes an account, not even while there is none. */
export const refuseSelfRegistration: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden(req.t)
  return args
}
