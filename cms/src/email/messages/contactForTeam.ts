import { defaultLocale, localeNames } from '@diwan/shared/content'
import type { ContactForm } from '@diwan/shared/contracts/contactForm'
import { mailMessages } from '@diwan/shared/messages/mail'
import { compose, facts } from './compose'

/** To the team: what a visitor wrote, and where to answer it. */
export function contactForTeam({ form, link, reference }: { form: ContactForm; link: string; reference: string }) {
  const { contactForTeam: words, field } = mailMessages[defaultLocale]
  return {
    subject: words.subject(words.kind[form.kind], form.name, reference),
    text: compose(
      facts([
        [field.reference, reference],
        [field.name, form.name],
        [field.company, form.company],
        [field.email, form.email],
        [field.phone, form.phone],
        [field.subject, form.subject],
        [field.language, localeNames[form.locale]],
      ]),
      form.message,
      `${words.open}\n${link}`,
    ),
  }
}
