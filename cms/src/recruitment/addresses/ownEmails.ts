import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'

type Addresses = Pick<ApplicantDoc, 'alsoKnownAs' | 'email' | 'ownEmails'>

/** Every e-mail address that a record names, the main one first. */
export function addressesOf({ alsoKnownAs, email }: Addresses): string[] {
  const known = (alsoKnownAs ?? []).filter(({ fact }) => fact === 'email').map(({ value }) => value)
  return [...new Set([email, ...known].map((one) => one.trim().toLowerCase()))]
}

/**
 * Addresses that came from the person, the latest last; some may no longer stand in the record. Where none were written down, those
 * of the record are taken as theirs: no colleague has changed them since.
 */
export const ownEmailsOf = (applicant: Addresses): string[] => applicant.ownEmails ?? addressesOf(applicant).reverse()

/** Whether a link to the person's page may go to an address: the record names it, and it came from the person. */
export function isOwnEmail(applicant: Addresses, address: string): boolean {
  const wanted = address.trim().toLowerCase()
  return addressesOf(applicant).includes(wanted) && ownEmailsOf(applicant).includes(wanted)
}

/** Whether an address that the person once had is no longer theirs. */
export const hasLeftAddress = (applicant: Addresses): boolean =>
  ownEmailsOf(applicant).some((one) => !addressesOf(applicant).includes(one))

/** Who is asked whether an address that a colleague entered is right: the person at their own one; who has none, at this one. */
export function askedAbout(applicant: Addresses, address: string): string {
  const own = ownEmailsOf(applicant)
  return own.includes(applicant.email) ? applicant.email : (own.at(-1) ?? address)
}
