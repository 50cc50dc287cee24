/** What the publisher does for a release, in order. Staff read the words that `messages/publishing.ts` has for each. */
export const releaseSteps = [
  'fetching',
  'mirroring',
  'rendering',
  'checking',
  'writing',
  'linking',
  'swapping',
  'reporting',
  'done',
] as const

export type ReleaseStep = (typeof releaseSteps)[number]

/** A step as the publisher says it, perhaps with how far it is: `rendering 300 of 2000`. */
export type StepProgress = ReleaseStep | `${ReleaseStep} ${string}`
