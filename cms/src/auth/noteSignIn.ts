import { HOUR } from '@diwan/shared/lib/time'
import type { Locale } from '@diwan/shared/content'
import type { CollectionAfterLoginHook } from 'payload'
import { setUserCookie } from '@/endpoints/userCookie'
import { newDevice } from '@/email/messages/newDevice'
import { queueMail } from '@/email/queueMail'
import { addressOf } from '@/rateLimits/addressOf'
import { Limit } from '@/rateLimits/Limit'
import { accountKey } from './accountKey'
import { isKnownDevice, rememberDevice } from './knownDevice'
import { SETS_PASSWORD } from './signInContext'

// A program that signs in each time from nowhere does not fill its owner's mailbox.
const mails = new Limit({ name: 'new-device-mail', max: 3, window: HOUR })

/**
 * Sets the readable cookie, remembers the browser, and writes to the account's owner when it is a new one. Goes into
 * `hooks.afterLogin` of users.
 */
export const noteSignIn: CollectionAfterLoginHook = async (args) => {
  const { context, req, user } = args
  if (context[SETS_PASSWORD]) return user
  await setUserCookie(args)
  if (req.payloadAPI === 'local') return user
  const account = accountKey(String(user.email))
  const isKnown = isKnownDevice(req, account)
  rememberDevice(req, account)
  if (isKnown || (await mails.take(req.payload, account)) > 0) return user
  const locale: Locale = req.i18n.language === 'ar' ? 'ar' : 'en'
  const mail = newDevice({
    name: String(user.name),
    address: addressOf(req),
    browser: req.headers.get('User-Agent') ?? '',
    at: new Date(),
    locale,
  })
  await queueMail(req.payload, { to: String(user.email), locale, ...mail }, req)
  return user
}
