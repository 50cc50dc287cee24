import { withoutMarks } from './withoutMarks.ts'

/** The same address, written the same way: no spaces around it, no unseen marks, small letters. */
export const normalisedEmail = (email: string): string => withoutMarks(email).trim().toLowerCase()
