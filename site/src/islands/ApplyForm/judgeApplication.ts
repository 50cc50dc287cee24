import { applicationFormSchema, nestAnswers } from '@diwan/shared/contracts/applicationForm'
import { cvFaultOf } from '@diwan/shared/contracts/cvFile'
import { faultsByField } from '@diwan/shared/contracts/faultsByField'
import type { FormFault } from '@diwan/shared/contracts/formFields'
import { inFormOrder } from '@diwan/shared/contracts/inFormOrder'
import type { ApplyQuestion } from './applyFormProps'

// Fields of the page, not of the contract.
const HIDDEN = ['page', 'website', 'cv']

/** The faults of an application as it is about to be sent, in the order of the form. */
export function judgeApplication(body: FormData, questions: readonly ApplyQuestion[]): Record<string, FormFault> {
  const texts = [...body].filter(([name, value]) => typeof value === 'string' && !HIDDEN.includes(name))
  const judged = applicationFormSchema.safeParse(nestAnswers(Object.fromEntries(texts)))
  const faults = judged.success ? {} : faultsByField(judged.error)
  const cv = body.get('cv')
  const cvFault = cvFaultOf(cv instanceof File ? cv : undefined)
  if (cvFault) faults.cv = cvFault
  for (const { key, required } of questions) {
    const answer = body.get(`answers.${key}`)
    const isEmpty = answer === null || answer === '' || (answer instanceof File && answer.size === 0)
    if (required && isEmpty) faults[`answers.${key}`] = 'answerRequired'
  }
  return inFormOrder(faults)
}
