import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { longDate } from '@/recruitment/longDate'
import { compose } from './compose'

interface ApplicationReceived {
  name: string
  reference: string
  /** Title of the vacancy; absent for a speculative application. */
  vacancy: string | undefined
  retainUntil: Date
  /** Whether nobody knows yet when the vacancy closes: they are kept longer then. */
  isOpenEnded: boolean
  /** The company's. */
  timeZone: string
  company: string
  /** The candidate's own page. */
  link: string
  locale: Locale
}

/** To a candidate: the application has arrived, what happens next, and how long the details are kept. */
export function applicationReceived({
  company,
  isOpenEnded,
  link,
  locale,
  name,
  reference,
  retainUntil,
  timeZone,
  vacancy,
}: ApplicationReceived) {
  const { applicationReceived: words, automatic, greeting, signature } = mailMessages[locale]
  return {
    subject: words.subject(reference),
    text: compose(
      greeting(name),
      vacancy ? words.body(vacancy) : words.speculative,
      words.reference(reference),
      words.next,
      `${words.follow}\n${link}`,
      words[isOpenEnded ? 'retentionOpen' : 'retention'](longDate(retainUntil, locale, timeZone)),
      signature(company),
      automatic,
    ),
  }
}
