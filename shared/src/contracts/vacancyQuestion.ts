import { ANSWER_PREFIX } from '../spec/forms.ts'
import { cvFaultOf, isChosen, type NamedFile } from './cvFile.ts'
import type { Faults } from './faultsByField.ts'
import { text } from './formFields.ts'

/** A question that a vacancy asks beside the usual ones. */
export interface Question {
  key: string
  label: string
  type: 'text' | 'choice' | 'yes-no' | 'file'
  options?: readonly { value: string; label: string }[] | null | undefined
  required?: boolean | null | undefined
}

const isOffered = ({ options, type }: Question, answer: string): boolean => {
  if (type === 'choice') return options?.some(({ value }) => value === answer) ?? false
  return type !== 'yes-no' || answer === 'yes' || answer === 'no'
}

const written = text()

/** The answer to a question as it is kept; empty when there is none that a person could read. */
export function answerTo({ key }: Question, fields: Record<string, unknown>): string {
  const answer = written.safeParse(fields[ANSWER_PREFIX + key])
  return answer.success ? answer.data : ''
}

function faultOf(question: Question, fields: Record<string, unknown>, files: ReadonlyMap<string, NamedFile>) {
  const given = answerTo(question, fields)
  if (question.type !== 'file') {
    const isRight = given === '' ? !question.required : isOffered(question, given)
    return isRight ? undefined : ('answerRequired' as const)
  }
  const file = files.get(ANSWER_PREFIX + question.key)
  if (isChosen(file)) return cvFaultOf(file)
  return question.required || given !== '' ? ('answerRequired' as const) : undefined
}

/** What is wrong with the answers to a vacancy's own questions; an answer nobody asked for is a fault as well. */
export function answerFaults(
  questions: readonly Question[],
  fields: Record<string, unknown>,
  files: ReadonlyMap<string, NamedFile>,
): Faults {
  const faults: Faults = {}
  for (const question of questions) {
    const fault = faultOf(question, fields, files)
    if (fault) faults[ANSWER_PREFIX + question.key] = fault
  }
  const asked = new Map(questions.map((question) => [ANSWER_PREFIX + question.key, question.type]))
  for (const name of Object.keys(fields)) {
    if (name.startsWith(ANSWER_PREFIX) && !asked.has(name)) faults[name] = 'unknownField'
  }
  for (const name of files.keys()) {
    if (name.startsWith(ANSWER_PREFIX) && asked.get(name) !== 'file') faults[name] = 'unknownField'
  }
  return faults
}
