import { defaultLocale, localeNames } from '@diwan/shared/content'
import type { ApplicationForm } from '@diwan/shared/contracts/applicationForm'
import { mailMessages } from '@diwan/shared/messages/mail'
import { compose, facts } from './compose'
import { ownDirection } from './ownDirection'

interface ApplicationForTeam {
  form: ApplicationForm
  reference: string
  vacancy: string | undefined
  link: string
  /** Whether the candidate applied for this vacancy before. */
  isAgain: boolean
}

/** To the hiring desk: who applied for what, and where to read it. The CV stays in the control panel. */
export function applicationForTeam({ form, isAgain, link, reference, vacancy }: ApplicationForTeam) {
  const { applicationForTeam: words, field } = mailMessages[defaultLocale]
  return {
    subject: subjectOf({ name: ownDirection(form.name), vacancy, isAgain }),
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

function subjectOf({
  isAgain,
  name,
  vacancy,
}: {
  isAgain: boolean
  name: string
  vacancy: string | undefined
}): string {
  const { applicationForTeam: words } = mailMessages[defaultLocale]
  if (vacancy === undefined) return words.speculativeSubject(name)
  return words[isAgain ? 'again' : 'subject'](name, vacancy)
}
