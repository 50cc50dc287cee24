import { bundleMessages } from '@diwan/shared/messages/bundles'
import type { PayloadRequest } from 'payload'

/** What is wrong with a bundle, in the language of whoever asked. */
export const bundleFaults = (req: Pick<PayloadRequest, 'i18n'>) =>
  bundleMessages[req.i18n?.language === 'ar' ? 'ar' : 'en'].faults
