import { forms } from '@diwan/shared/messages/ar/forms'
import { ContactForm } from './ContactForm'
import type { ContactFormProps } from './contactFormProps'

/** The contact form in Arabic. */
export default function ContactFormAr(props: ContactFormProps) {
  return <ContactForm {...props} words={forms} />
}
