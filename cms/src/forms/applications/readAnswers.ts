import { ANSWER_PREFIX } from '@diwan/shared/spec/forms'
import { isChosen } from '@diwan/shared/contracts/cvFile'
import type { Faults } from '@diwan/shared/contracts/faultsByField'
import { answerTo } from '@diwan/shared/contracts/vacancyQuestion'
import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import { readFile } from '../files/readFile'
import type { Submission } from '../submission'
import type { Answer } from './application'

type Question = NonNullable<VacancyDoc['questions']>[number]

/** The answers to a vacancy's questions, with the questions' words beside them; those without an answer are left out. */
export async function readAnswers(
  questions: readonly Question[],
  { fields, files }: Pick<Submission, 'fields' | 'files'>,
): Promise<{ answers: Answer[]; faults: Faults }> {
  const answers: Answer[] = []
  const faults: Faults = {}
  for (const question of questions) {
    const { key, label } = question
    const name = ANSWER_PREFIX + key
    const sent = files.get(name)
    if (question.type !== 'file') {
      const value = answerTo(question, fields)
      if (value) answers.push({ key, label, value, ruledOut: isRuledOut(question, value) })
    } else if (isChosen(sent)) {
      const file = await readFile(sent, 'answer')
      if ('fault' in file) faults[name] = file.fault
      else answers.push({ key, label, value: file.originalName, file, ruledOut: false })
    }
  }
  return { answers, faults }
}

const isRuledOut = ({ knockOut }: Question, value: string) =>
  Boolean(knockOut?.trim()) && knockOut?.trim().toLowerCase() === value.toLowerCase()
