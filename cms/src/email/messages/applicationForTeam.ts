import { type Locale, localeNames } from '@diwan/shared/content'
import type { ApplicationForm } from '@diwan/shared/contracts/applicationForm'
import { mailMessages } from '@diwan/shared/messages/mail'
import { compose, facts } from './compose'
import { inBothLanguages, type Letter } from './inBothLanguages'
import { ownDirection } from './ownDirection'

interface ApplicationForTeam {
  form: ApplicationForm
  reference: string
  /** Title of the vacancy in a language; none of a speculative application. */
  vacancyIn: (locale: Locale) => string | undefined
  link: string
  /** Whether the candidate applied for this vacancy before. */
  isAgain: boolean
}

/** To the hiring desk: who applied for what, and where to read it. The CV stays in the control panel. */
export const applicationForTeam = (application: ApplicationForTeam): Letter =>
  inBothLanguages((locale) => letterIn(locale, application))

function letterIn(locale: Locale, { form, isAgain, link, reference, vacancyIn }: ApplicationForTeam): Letter {
  const { applicationForTeam: words, field } = mailMessages[locale]
  const name = ownDirection(form.name)
  const vacancy = vacancyIn(locale)
  return {
    subject: vacancy ? words[isAgain ? 'again' : 'subject'](name, vacancy) : words.speculativeSubject(name),
    text: compose(
      facts([
        [field.reference, reference],
        [field.vacancy, vacancy ?? words.speculative],
        [field.name, form.name],
        [field.email, form.email],
        [field.phone, form.phone],
        [field.city, form.city],
        [field.language, localeNames[form.locale]],
      ]),
      isAgain && words.added,
      `${words.open}\n${link}`,
    ),
  }
}
