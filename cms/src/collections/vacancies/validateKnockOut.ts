import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { TextFieldSingleValidation } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

type Question = Partial<NonNullable<VacancyDoc['questions']>[number]>

/** An answer rules out only when it can be given: a mark that fits none would never be seen to do nothing. */
export const validateKnockOut: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { options, type } = siblingData as Question
  const mark = value?.trim().toLowerCase()
  if (!mark) return true
  const faults = faultsIn(req)
  if (type === 'yes-no') return mark === 'yes' || mark === 'no' || faults.knockOutYesNo
  if (type !== 'choice') return true
  const values = (options ?? []).flatMap((option) => option.value || [])
  if (values.length === 0) return faults.knockOutNoOptions
  return values.some((one) => one.trim().toLowerCase() === mark) || faults.knockOutOption(values.join(', '))
}
