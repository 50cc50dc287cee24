import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { compose } from './compose'

interface ApplicationAgain {
  name: string
  reference: string
  vacancy: string | undefined
  company: string
  /** The candidate's own page. */
  link: string
  locale: Locale
}

/** To a candidate who applied for the same vacancy before. */
export function applicationAgain({ company, link, locale, name, reference, vacancy }: ApplicationAgain) {
  const {
    applicationAgain: words,
    applicationForTeam,
    applicationReceived,
    automatic,
    greeting,
    signature,
  } = mailMessages[locale]
  return {
    subject: words.subject(reference),
    text: compose(
      greeting(name),
      words.body(vacancy ?? applicationForTeam.speculative),
      applicationReceived.reference(reference),
      `${applicationReceived.follow}\n${link}`,
      signature(company),
      automatic,
    ),
  }
}
