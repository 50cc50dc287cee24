import type { Locale } from '@diwan/shared/content'
import type { FormsMessages } from '@diwan/shared/messages/en/forms'

export type ContactKind = 'contact' | 'partner-enquiry' | 'report-request'

export interface TopicOption {
  /** `services:{id}` or `industry-solutions:{id}`. */
  value: string
  label: string
  group: 'services' | 'solutions'
}

export interface ContactFormProps {
  locale: Locale
  /** Path of the page the form stands on, with its language. */
  page: string
  kind?: ContactKind
  /** What a visitor can ask about; without any the question is not asked. */
  topics?: readonly TopicOption[]
  /** The topic that is chosen at first. */
  topic?: string | undefined
  /** Id of the report that a report request asks for. */
  report?: string | undefined
  /** Which one of the page's forms of its sort it is, where it is not the first: its ids say so. */
  place?: number | undefined
}

/** With the words of one language: the other one's are not sent to the browser. */
export interface WordedContactFormProps extends ContactFormProps {
  words: FormsMessages
}
