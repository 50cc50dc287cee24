import { accountMessages } from '@diwan/shared/messages/account'
import type { PayloadRequest } from 'payload'

/** Words about accounts in the language of the person who asks. */
export const wordsFor = (req?: Pick<PayloadRequest, 'i18n'>) =>
  accountMessages[req?.i18n?.language === 'ar' ? 'ar' : 'en']
