import type { Texts } from '../texts.ts'

/** Words of the phone field. */
export const phone = {}

export type PhoneMessages = Texts<typeof phone>
