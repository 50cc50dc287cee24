/** The same address, written the same way: no spaces around it, small letters. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase()
