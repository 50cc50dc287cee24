import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { hideLinks } from '@/recruitment/mails/hideLinks'
import { personalLinks } from '@/recruitment/mails/linkWords'

/** What colleagues read of a mail: for the candidate's own links, that there is one. */
export const wordsOfMail = (text: string, locale: Locale): string =>
  hideLinks(text).replace(personalLinks, `[${hiringMessages[locale].panel.ownLink}]`)
