import type { PayloadHandler, PayloadRequest } from 'payload'
import { refuse } from './refuse'

/** An endpoint for those whom `isAllowed` lets in. Visitors are asked to sign in, others are turned away. */
export function onlyFor(
  isAllowed: (args: { req: PayloadRequest }) => boolean,
  handler: PayloadHandler,
): PayloadHandler {
  return (req) => {
    if (isAllowed({ req })) return handler(req)
    return req.user ? refuse(403, 'Your account may not do this.') : refuse(401, 'Sign in first.')
  }
}
