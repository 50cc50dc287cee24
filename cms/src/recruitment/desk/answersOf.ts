import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc, FileDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import { fileAddress } from './fileAddress'

type Answer = NonNullable<ApplicationDoc['answers']>[number]
type Question = NonNullable<VacancyDoc['questions']>[number]

/**
 * The answers to a vacancy's questions, in words of the language of the desk where they are not the candidate's own. `asked` are the
 * questions in the candidate's language: one that was put in other words since stays as it was asked.
 */
export function answersOf(
  application: Pick<ApplicationDoc, 'answers' | 'id' | 'vacancy'>,
  locale: Locale,
  asked: readonly Question[] = [],
) {
  const { vacancy } = application
  const questions = (vacancy && typeof vacancy === 'object' && vacancy.questions) || []
  return (application.answers ?? []).map((answer) => {
    const file = answer.file && typeof answer.file === 'object' ? answer.file : undefined
    const question = questions.find(({ key }) => key === answer.key)
    const isAsked = asked.some(({ key, label }) => key === answer.key && label === answer.label)
    return {
      label: (isAsked && question?.label) || answer.label || '',
      value: valueOf(answer, question, file, locale),
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
