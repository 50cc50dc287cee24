import type { Locale } from '@diwan/shared/content'
import type { Question } from '@diwan/shared/contracts/vacancyQuestion'
import type { FormsMessages } from '@diwan/shared/messages/en/forms'

export interface ApplyFormProps {
  locale: Locale
  /** Path of the page the form stands on, with its language. */
  page: string
  /** Id of the vacancy; without one it is a speculative application. */
  vacancy?: string | undefined
  questions?: readonly Question[]
  /** Which one of the page's forms of its sort it is, where it is not the first: its ids say so. */
  place?: number | undefined
}

/** With the words of one language: the other one's are not sent to the browser. */
export interface WordedApplyFormProps extends ApplyFormProps {
  words: FormsMessages
}
