import { isLocale } from '@diwan/shared/content'
import { adminMessages } from '@diwan/shared/messages/admin'

/** Our screens' words in the language a person uses the admin in. */
export function messagesOf(language: string) {
  return adminMessages[isLocale(language) ? language : 'en']
}
