import { forms } from '@diwan/shared/messages/en/forms'
import { ApplyForm } from './ApplyForm'
import type { ApplyFormProps } from './applyFormProps'

/** The application form in English. */
export default function ApplyFormEn(props: ApplyFormProps) {
  return <ApplyForm {...props} words={forms} />
}
