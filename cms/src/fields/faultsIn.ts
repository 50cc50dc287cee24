import { fieldsMessages } from '@diwan/shared/messages/fields'
import type { PayloadRequest } from 'payload'

/** What is wrong with a value, in the language of the person who entered it. */
export const faultsIn = (req: Pick<PayloadRequest, 'i18n'>) =>
  fieldsMessages[req.i18n?.language === 'ar' ? 'ar' : 'en'].faults
