import { type ApplicationForm, applicationFormSchema, nestAnswers } from './applicationForm.ts'
import { cvFaultOf, type NamedFile } from './cvFile.ts'
import { ANSWER_PREFIX, MAX_FILES_BYTES } from '../spec/forms.ts'
import { type Faults, faultsByField } from './faultsByField.ts'
import { inFormOrder } from './inFormOrder.ts'
import { answerFaults, type Question } from './vacancyQuestion.ts'

interface ApplicationToJudge {
  /** The text fields of the multipart body; answers are named `answers.{key}`. */
  fields: Record<string, unknown>
  /** The chosen files by the name of their field. */
  files: ReadonlyMap<string, NamedFile>
  /** What the vacancy asks; `undefined` while the vacancy is not known, and its answers cannot be judged. */
  questions: readonly Question[] | undefined
}

// A field that is not sent is an empty one: its message then says what to enter.
const EXPECTED = { name: '', email: '', phone: '' }

/** The verdict on an application as far as names and sizes of its files go, the same in the island and at the endpoint. */
export function judgeApplicationFields({ fields, files, questions }: ApplicationToJudge): {
  faults: Faults
  form: ApplicationForm | undefined
} {
  const judged = applicationFormSchema.safeParse({ ...EXPECTED, ...nestAnswers(fields) })
  const faults: Faults = judged.success ? {} : faultsByField(judged.error)
  const cvFault = cvFaultOf(files.get('cv'))
  if (cvFault) faults.cv = cvFault
  const all = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  if (all > MAX_FILES_BYTES) faults.cv ??= 'filesTooBig'
  for (const name of files.keys()) {
    const isPart = name === 'cv' || name.startsWith(ANSWER_PREFIX)
    if (!isPart && !Object.hasOwn(faults, name)) faults[name] = 'unknownField'
  }
  if (questions) {
    for (const [name, fault] of Object.entries(answerFaults(questions, fields, files))) faults[name] ??= fault
  }
  return { faults: inFormOrder(faults), form: judged.success ? judged.data : undefined }
}
