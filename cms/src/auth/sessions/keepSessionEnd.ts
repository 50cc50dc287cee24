import { SESSION_SECONDS } from '@diwan/shared/spec/session'
import { type CollectionConfig, getFieldsToSign, jwtSign } from 'payload'
import { findStoredUser } from '../secondFactor/storedUser'

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number]

/** A new token for a session ends when the session does: nobody stays in for ever by coming back. Goes into `hooks.refresh` of users. */
export const keepSessionEnd: RefreshHook = async ({ args, user }) => {
  const { req } = args
  const { payload } = req
  const collectionConfig = payload.collections.users.config
  const { _sid: sid } = (req.user ?? {}) as { _sid?: string }
  const stored = await findStoredUser(req, String(user.id))
  const session = stored?.sessions?.find(({ id }) => id === sid)
  if (!req.user || !sid || !stored || !session?.createdAt) return undefined

  const endsAt = new Date(new Date(session.createdAt).getTime() + SESSION_SECONDS * 1_000)
  const sessions = stored.sessions?.map((each) =>
    each === session ? { ...each, expiresAt: endsAt.toISOString() } : each,
  )
  await payload.db.updateOne({ collection: 'users', id: stored.id, data: { sessions }, req, returning: false })
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: stored.email, sid, user: req.user }),
    secret: payload.secret,
    tokenExpiration: Math.max(1, Math.floor((endsAt.getTime() - Date.now()) / 1_000)),
  })
  return { exp, refreshedToken: token, setCookie: true, user }
}
