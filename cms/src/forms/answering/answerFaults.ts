import { ANSWER_PREFIX } from '@diwan/shared/spec/forms'
import { isChosen } from '@diwan/shared/contracts/cvFile'
import { inFormOrder } from '@diwan/shared/contracts/inFormOrder'
import { formsMessages } from '@diwan/shared/messages/forms'
import type { FormFault } from '@diwan/shared/contracts/formFields'
import { refuse } from '@/endpoints/refuse'
import type { Faults } from '@diwan/shared/contracts/faultsByField'
import type { Submission } from '../submission'
import { answerPage } from './answerPage'

/** What is wrong with a submission, field by field, in the visitor's language. */
export async function answerFaults(submission: Submission, faults: Faults): Promise<Response> {
  const { fault, summary } = formsMessages[submission.locale]
  const all = submission.wantsPage ? inFormOrder({ ...filesToChooseAgain(submission), ...faults }) : faults
  const errors = Object.entries(all).map(([path, key]) => ({ path, message: fault[wordsFor(path, key, submission)] }))
  if (submission.wantsPage) return answerPage(submission, { status: 422, message: summary.title, errors })
  return refuse(422, summary.title, { errors })
}

/** A person answers what their page asks: the vacancy has changed since, and the page that answers asks what it asks now. */
const wordsFor = (path: string, key: FormFault, { wantsPage }: Submission): FormFault =>
  wantsPage && key === 'unknownField' && path.startsWith(ANSWER_PREFIX) ? 'questionGone' : key

/** A page can give back what was typed, and never a file. */
const filesToChooseAgain = ({ files }: Submission): Faults =>
  Object.fromEntries([...files].flatMap(([name, file]) => (isChosen(file) ? [[name, 'fileAgain' as const]] : [])))
