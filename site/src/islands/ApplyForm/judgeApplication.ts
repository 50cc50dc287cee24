import { judgeApplicationFields } from '@diwan/shared/contracts/judgeApplicationFields'
import type { Faults } from '@diwan/shared/contracts/faultsByField'
import type { Question } from '@diwan/shared/contracts/vacancyQuestion'

// Fields of the page, not of the contract.
const HIDDEN = ['page', 'website']

/** The faults of an application as it is about to be sent, in the order of the form. */
export function judgeApplication(body: FormData, questions: readonly Question[]): Faults {
  const fields: Record<string, string> = {}
  const files = new Map<string, File>()
  for (const [name, value] of body) {
    if (typeof value !== 'string') files.set(name, value)
    else if (!HIDDEN.includes(name)) fields[name] = value
  }
  return judgeApplicationFields({ fields, files, questions }).faults
}
