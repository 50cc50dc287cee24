import { judgeApplicationFields } from '@diwan/shared/contracts/judgeApplicationFields'
import type { Faults } from '@diwan/shared/contracts/faultsByField'
import { inFormOrder } from '@diwan/shared/contracts/inFormOrder'
import type { Question } from '@diwan/shared/contracts/vacancyQuestion'

// Fields of the page, not of the contract.
const HIDDEN = ['page', 'website']

/** Whether a file is still the one that was chosen: one that was saved again, moved or deleted can no longer be sent. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** The faults of an application as it is about to be sent, in the order of the form. */
export async function judgeApplication(body: FormData, questions: readonly Question[]): Promise<Faults> {
  const fields: Record<string, string> = {}
  const files = new Map<string, File>()
  for (const [name, value] of body) {
    if (typeof value !== 'string') files.set(name, value)
    else if (!HIDDEN.includes(name)) fields[name] = value
  }
  const { faults } = judgeApplicationFields({ fields, files, questions })
  for (const [name, file] of files) if (!(await isReadable(file))) faults[name] = 'fileChanged'
  return inFormOrder(faults)
}
