import type { Texts } from '../texts.ts'

/** Words of the mails. */
export const mail = {}

export type MailMessages = Texts<typeof mail>
