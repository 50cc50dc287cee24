import { type Locale, localeNames } from '@diwan/shared/content'
import type { ContactForm } from '@diwan/shared/contracts/contactForm'
import { mailMessages } from '@diwan/shared/messages/mail'
import { compose, facts } from './compose'
import { inBothLanguages, type Letter } from './inBothLanguages'
import { ownDirection } from './ownDirection'

interface ContactForTeam {
  form: Omit<ContactForm, 'consent'>
  reference: string
  /** What the message is about, and the report that is asked for, by their titles. */
  topicIn: (locale: Locale) => string | undefined
  reportIn: (locale: Locale) => string | undefined
  link: string
}

/** To the team: what a visitor wrote, and where to answer it. */
export const contactForTeam = ({ form, link, reference, reportIn, topicIn }: ContactForTeam): Letter =>
  inBothLanguages((locale) => {
    const { contactForTeam: words, field } = mailMessages[locale]
    return {
      subject: words.subject(words.kind[form.kind], ownDirection(form.name), reference),
      text: compose(
        facts([
          [field.reference, reference],
          [field.name, form.name],
          [field.company, form.company],
          [field.email, form.email],
          [field.phone, form.phone],
          [field.subject, form.subject],
          [field.topic, topicIn(locale)],
          [field.report, reportIn(locale)],
          [field.language, localeNames[form.locale]],
        ]),
        form.message,
        `${words.open}\n${link}`,
      ),
    }
  })
