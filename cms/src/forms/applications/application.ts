import type { ApplicationForm } from '@diwan/shared/contracts/applicationForm'
import type { VacancyDoc } from '@diwan/shared/generated/payload-types'

/** An application that was judged and may be stored. */
export interface Application {
  form: ApplicationForm
  cv: Cv
  /** Absent for a speculative application. */
  vacancy: VacancyDoc | undefined
  answers: { key: string; label: string; value: string }[]
  retainUntil: Date
}

/** A CV as it will lie in the private files. */
export interface Cv {
  bytes: Buffer
  mimeType: string
  /** Random: tells nothing and cannot be guessed. */
  filename: string
  originalName: string
}
