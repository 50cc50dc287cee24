import type { ApplicationForm } from '@diwan/shared/contracts/applicationForm'
import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { SentFile } from '../files/SentFile'

/** An application that was judged and may be stored. */
export interface Application {
  form: ApplicationForm
  cv: SentFile
  /** Absent for a speculative application. */
  vacancy: VacancyDoc | undefined
  answers: Answer[]
  retainUntil: Date
}

/** What a candidate answered to one of the vacancy's questions, in the question's own words. */
export interface Answer {
  key: string
  label: string
  value: string
  file?: SentFile | undefined
  /** The vacancy says that with this answer a candidate cannot go on; a person still decides. */
  ruledOut: boolean
}
