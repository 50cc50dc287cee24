import { withoutUnseenMarks } from './withoutUnseenMarks.ts'

/** The same address, written the same way: no spaces around it, no unseen marks, small letters. */
export const normalisedEmail = (email: string): string => withoutUnseenMarks(email).trim().toLowerCase()
