import { forms } from '@diwan/shared/messages/ar/forms'
import { ApplyForm } from './ApplyForm'
import type { ApplyFormProps } from './applyFormProps'

/** The application form in Arabic. */
export default function ApplyFormAr(props: ApplyFormProps) {
  return <ApplyForm {...props} words={forms} />
}
