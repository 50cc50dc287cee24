import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'

/** What a person could be found by in a text: addresses, numbers and full names. One short word is no name. */
export function identitiesOf({ alsoKnownAs, email, name, ownEmails, phone }: ApplicantDoc): string[] {
  const known = (alsoKnownAs ?? []).filter(({ fact }) => fact !== 'city').map(({ value }) => value)
  const all = [name, email, phone ?? '', ...known, ...(ownEmails ?? [])].map((value) => value.trim())
  return [...new Set(all)].filter((value) => value.length > 5 && (/[@+\d]/.test(value) || /\s/.test(value)))
}
