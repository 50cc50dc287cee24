import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { compose } from './compose'

interface ContactReceived {
  name: string
  reference: string
  message: string
  company: string
  locale: Locale
}

/** To a visitor: the message has arrived, and what happens next. */
export function contactReceived({ company, locale, message, name, reference }: ContactReceived) {
  const { automatic, contactReceived: words, greeting, signature } = mailMessages[locale]
  const copy = message && `${words.copy}\n\n${message}`
  return {
    subject: words.subject(reference),
    text: compose(greeting(name), words.body(reference), words.next, copy, signature(company), automatic),
  }
}
