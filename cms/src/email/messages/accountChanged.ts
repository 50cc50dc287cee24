import type { Locale } from '@diwan/shared/content'
import { accountMessages } from '@diwan/shared/messages/account'
import { compose } from './compose'

export type AccountChange = keyof (typeof accountMessages)['en']['mail']['changed']

/** To an account's owner: something that guards the account was changed. */
export function accountChanged({ change, locale, name }: { change: AccountChange; locale: Locale; name: string }) {
  const { mail } = accountMessages[locale]
  return {
    subject: mail.changed[change],
    text: compose(mail.greeting(name), mail.changed[change], change === 'apiKey' ? mail.notYourKey : mail.notYou),
  }
}
