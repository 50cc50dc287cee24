import { writtenEmail } from './writtenEmail.ts'

/** The same address, written the same way: as it is meant, in small letters. */
export const normalisedEmail = (email: string): string => writtenEmail(email).toLowerCase()
