import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload'
import { addSessionToUser } from 'payload/shared'

/** Opens a session as Payload's own sign-in does, for somebody who proved by other means who they are. */
export async function openSession(
  req: PayloadRequest,
  id: string,
): Promise<{ token: string; exp: number; user: unknown }> {
  const { payload } = req
  const collectionConfig = payload.collections.users.config
  const stored = (await payload.db.findOne({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })) as unknown as TypedUser
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user: stored })
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
  const signed = { ...user, collection: 'users' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, user: signed, ...(sid ? { sid } : {}) })
  const { exp, token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  })
  req.user = signed
  for (const hook of collectionConfig.hooks.afterLogin ?? []) {
    await hook({ collection: collectionConfig, context: req.context, req, token, user: signed })
  }
  const { sessions: _, ...shown } = user
  return { exp, token, user: shown }
}
