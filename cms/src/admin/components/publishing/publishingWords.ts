import { isLocale } from '@diwan/shared/content'
import { publishingMessages } from '@diwan/shared/messages/publishing'

/** The publishing screen's words in the language a person uses the admin in. */
export function publishingWords(language: string) {
  return publishingMessages[isLocale(language) ? language : 'en']
}

export type PublishingWords = ReturnType<typeof publishingWords>
