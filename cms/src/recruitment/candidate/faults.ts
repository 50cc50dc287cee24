import type { FormFault } from '@diwan/shared/contracts/formFields'
import type { HiringMessages } from '@diwan/shared/messages/en/hiring'

type Said = keyof HiringMessages['candidate']['said']

const controls = {
  nameMissing: 'name',
  nameTooLong: 'name',
  phoneWrong: 'phone',
  cityTooLong: 'city',
  linkWrong: 'links',
  emailWrong: 'email',
  cvEmpty: 'cv',
  cvTooBig: 'cv',
  cvPassword: 'cv',
  cvLoads: 'cv',
  cvMacros: 'cv',
  cvInfected: 'cv',
  cvWrong: 'cv',
  sureMissing: 'sure',
} as const satisfies Partial<Record<Said, string>>

/** What a candidate's page refused, with the control that it is about and everything that was sent. */
export interface Refused {
  said: keyof typeof controls
  control: (typeof controls)[keyof typeof controls]
  sent: Record<string, unknown>
}

const cvFaults = ['cvEmpty', 'cvTooBig', 'cvPassword', 'cvLoads', 'cvMacros', 'cvInfected'] as const

/** What is said of a file that is not taken. */
export const saidOfCv = (fault: FormFault): (typeof cvFaults)[number] | 'cvWrong' =>
  cvFaults.find((each) => each === fault) ?? 'cvWrong'

/** Why nothing was done, when that is what is said. */
export const refusedIn = (said: string, sent: Record<string, unknown>): Refused | undefined =>
  Object.hasOwn(controls, said)
    ? { said: said as Refused['said'], control: controls[said as Refused['said']], sent }
    : undefined
