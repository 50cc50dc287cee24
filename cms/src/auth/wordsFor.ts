import { accountMessages } from '@diwan/shared/messages/account'

/** Words about accounts in the language of the person who asks. */
export const wordsFor = (req?: { i18n?: { language: string } }) =>
  accountMessages[req?.i18n?.language === 'ar' ? 'ar' : 'en']
