import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { Faults } from '../submission'
import type { Application } from './application'

type Question = NonNullable<VacancyDoc['questions']>[number]

/** Judges the answers by the vacancy's own questions, and puts the questions' words beside them. */
export function judgeAnswers(
  questions: Question[],
  given: Record<string, string>,
): { faults: Faults } | { answers: Application['answers'] } {
  const faults: Faults = {}
  const answers: Application['answers'] = []
  for (const key of Object.keys(given)) {
    if (!questions.some((question) => question.key === key)) faults[`answers.${key}`] = 'unknownField'
  }
  for (const question of questions) {
    // Files beside the CV are asked for in person.
    if (question.type === 'file') continue
    const value = given[question.key]?.trim() ?? ''
    if (value === '' ? question.required : !isOffered(question, value)) {
      faults[`answers.${question.key}`] = 'answerRequired'
    }
    if (value) answers.push({ key: question.key, label: question.label, value })
  }
  return Object.keys(faults).length > 0 ? { faults } : { answers }
}

function isOffered({ options, type }: Question, value: string): boolean {
  if (type === 'choice') return options?.some((option) => option.value === value) ?? false
  return type !== 'yes-no' || value === 'yes' || value === 'no'
}
