import { forms } from '@diwan/shared/messages/en/forms'
import { ContactForm } from './ContactForm'
import type { ContactFormProps } from './contactFormProps'

/** The contact form in English. */
export default function ContactFormEn(props: ContactFormProps) {
  return <ContactForm {...props} words={forms} />
}
