import type { Texts } from '../texts.ts'

/** The question whether a visit may be measured. */
export const analytics = {
  region: 'Measuring visits',
  question:
    'May we measure how this site is used? It sets cookies of an analytics service. The site works the same either way.',
  privacy: 'Privacy policy',
  allow: 'Allow',
  refuse: 'Refuse',
}

export type AnalyticsMessages = Texts<typeof analytics>
