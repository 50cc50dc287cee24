import type { Locale } from '@diwan/shared/content'

/** A question that a vacancy asks beside the usual ones. */
export interface ApplyQuestion {
  key: string
  label: string
  type: 'text' | 'choice' | 'yes-no' | 'file'
  options?: readonly { value: string; label: string }[] | undefined
  required?: boolean | null | undefined
}

export interface ApplyFormProps {
  locale: Locale
  /** Path of the page the form stands on, with its language. */
  page: string
  /** Id of the vacancy; without one it is a speculative application. */
  vacancy?: string
  questions?: readonly ApplyQuestion[]
  /** Where the candidate comes from, such as a campaign. */
  source?: string
}
