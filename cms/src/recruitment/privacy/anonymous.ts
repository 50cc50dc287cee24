import { randomUUID } from 'node:crypto'

/** What is left of a person's record. */
export const anonymisedApplicant = (id: string, now: Date) => ({
  name: '—',
  email: `${id}@erased.invalid`,
  phone: null,
  city: null,
  links: [],
  cvs: [],
  consents: [],
  alsoKnownAs: [],
  ownEmails: [],
  suggestions: [],
  possibleDuplicates: [],
  otherPeople: [],
  retainUntil: null,
  remindedAt: null,
  anonymisedAt: now.toISOString(),
})

/** What is left of an application: vacancy, stages, times and source, for reports. */
export const anonymisedApplication = () => ({
  reference: `ERASED-${randomUUID().slice(0, 13).toUpperCase()}`,
  // Without a key of the sender they are digests of what was sent: whoever guesses it could find the person.
  idempotencyKey: randomUUID(),
  furtherKeys: [],
  coverLetter: null,
  cv: null,
  answers: [],
  notes: [],
  ratings: [],
  tags: [],
})
