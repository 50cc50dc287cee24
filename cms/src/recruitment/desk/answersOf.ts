import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc, FileDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import { fileAddress } from './fileAddress'

type Answer = NonNullable<ApplicationDoc['answers']>[number]
type Question = NonNullable<VacancyDoc['questions']>[number]

/** The answers to a vacancy's questions, in words of the language of the desk where they are not the candidate's own. */
export function answersOf(application: Pick<ApplicationDoc, 'answers' | 'id' | 'vacancy'>, locale: Locale) {
  const { vacancy } = application
  const questions = (vacancy && typeof vacancy === 'object' && vacancy.questions) || []
  return (application.answers ?? []).map((answer) => {
    const file = answer.file && typeof answer.file === 'object' ? answer.file : undefined
    return {
      label: answer.label ?? '',
      value: valueOf(
        answer,
        questions.find(({ key }) => key === answer.key),
        file,
        locale,
      ),
      href: file ? fileAddress(application.id, file.id) : null,
      ruledOut: answer.ruledOut ?? false,
    }
  })
}

function valueOf({ value }: Answer, question: Question | undefined, file: FileDoc | undefined, locale: Locale): string {
  if (file) return file.originalName ?? value ?? ''
  if (question?.type === 'yes-no' && (value === 'yes' || value === 'no'))
    return hiringMessages[locale].panel.said[value]
  const option = question?.type === 'choice' && question.options?.find((one) => one.value === value)
  return (option && option.label) || (value ?? '')
}
