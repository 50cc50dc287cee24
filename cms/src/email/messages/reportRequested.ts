import type { Locale } from '@diwan/shared/content'
import { DAY } from '@diwan/shared/lib/time'
import { mailMessages } from '@diwan/shared/messages/mail'
import { REPORT_LINK_LIFETIME } from '@diwan/shared/spec/forms'
import { compose } from './compose'

interface ReportRequested {
  name: string
  title: string
  link: string
  company: string
  locale: Locale
}

/** To a visitor who asked for a report: the link to it. */
export function reportRequested({ company, link, locale, name, title }: ReportRequested) {
  const { automatic, greeting, reportRequested: words, signature } = mailMessages[locale]
  return {
    subject: words.subject(title),
    text: compose(
      greeting(name),
      words.body(title),
      `${words.link(REPORT_LINK_LIFETIME / DAY)}\n${link}`,
      signature(company),
      automatic,
    ),
  }
}
