import type { FormFault } from './formFields.ts'
import { inFormOrder } from './inFormOrder.ts'

/** Faults by the name of the field they belong to. */
export type Faults = Record<string, FormFault>

interface Issue {
  code?: string
  path: readonly PropertyKey[]
  message: string
  keys?: readonly string[]
}

/** The first fault of each field, in the order of the form, so that a person reads one message per field. */
export function faultsByField(error: { issues: readonly Issue[] }): Faults {
  const faults: Faults = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys ?? []) faults[key] ??= 'unknownField'
    else faults[issue.path.join('.')] ??= issue.message as FormFault
  }
  return inFormOrder(faults)
}
