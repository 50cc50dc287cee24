import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { compose } from './compose'

interface ApplicationReceived {
  name: string
  reference: string
  /** Title of the vacancy; absent for a speculative application. */
  vacancy: string | undefined
  retainUntil: Date
  company: string
  /** The candidate's own page. */
  link: string
  locale: Locale
}

const dateFormats: Record<Locale, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** To a candidate: the application has arrived, what happens next, and how long the details are kept. */
export function applicationReceived({
  company,
  link,
  locale,
  name,
  reference,
  retainUntil,
  vacancy,
}: ApplicationReceived) {
  const { applicationReceived: words, automatic, greeting, signature } = mailMessages[locale]
  const until = new Intl.DateTimeFormat(dateFormats[locale], { dateStyle: 'long', timeZone: 'Asia/Riyadh' })
  return {
    subject: words.subject(reference),
    text: compose(
      greeting(name),
      vacancy ? words.body(vacancy) : words.speculative,
      words.reference(reference),
      words.next,
      `${words.follow}\n${link}`,
      words.retention(until.format(retainUntil)),
      signature(company),
      automatic,
    ),
  }
}
