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
  // A map: a field may be called as what every object has, such as `constructor`.
  const faults = new Map<string, FormFault>()
  const add = (field: string, fault: FormFault) => void (faults.has(field) || faults.set(field, fault))
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys ?? []) add(key, 'unknownField')
    else add(issue.path.join('.'), issue.code === 'invalid_key' ? 'unknownField' : (issue.message as FormFault))
  }
  return inFormOrder(Object.fromEntries(faults))
}
