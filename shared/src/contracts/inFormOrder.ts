// As the fields stand in the forms, from top to bottom. Questions of a vacancy (`answers.…`) keep their own order.
const ORDER = [
  'name',
  'email',
  'phone',
  'company',
  'city',
  'cv',
  'subject',
  'topic',
  'report',
  'message',
  'coverLetter',
  'answers',
  'consent',
  'talentPool',
]

const place = (path: string) => {
  const position = ORDER.indexOf(path.split('.', 1)[0] ?? path)
  return position === -1 ? ORDER.length : position
}

/** What is said about fields, in the order a person meets them in the form. */
export function inFormOrder<T>(byField: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(byField).sort(([a], [b]) => place(a) - place(b)))
}
