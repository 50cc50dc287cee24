import type { HiringMessages } from '@diwan/shared/messages/en/hiring'

type Said = keyof HiringMessages['candidate']['said']

const controls = {
  nameMissing: 'name',
  phoneWrong: 'phone',
  linkWrong: 'links',
  emailWrong: 'email',
  cvWrong: 'cv',
  sureMissing: 'sure',
} as const satisfies Partial<Record<Said, string>>

/** What a candidate's page refused, with the control that it is about and everything that was sent. */
export interface Refused {
  said: keyof typeof controls
  control: (typeof controls)[keyof typeof controls]
  sent: Record<string, unknown>
}

/** Why nothing was done, when that is what is said. */
export const refusedIn = (said: string, sent: Record<string, unknown>): Refused | undefined =>
  Object.hasOwn(controls, said)
    ? { said: said as Refused['said'], control: controls[said as Refused['said']], sent }
    : undefined
