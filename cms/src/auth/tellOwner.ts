import type { Locale } from '@diwan/shared/content'
import type { PayloadRequest } from 'payload'
import { type AccountChange, accountChanged } from '@/email/messages/accountChanged'
import { queueMail } from '@/email/queueMail'

/** Writes to an account's owner that something which guards the account was changed. */
export async function tellOwner(
  req: PayloadRequest,
  { email, name }: { email: string; name: string },
  change: AccountChange,
): Promise<void> {
  const locale: Locale = req.i18n?.language === 'ar' ? 'ar' : 'en'
  await queueMail(req.payload, { to: email, locale, ...accountChanged({ change, locale, name }) }, req)
}
