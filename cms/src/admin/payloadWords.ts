import type { Config } from 'payload'

/** Payload's own words where ours are better: none that name the product, and Arabic where it has none. */
export const payloadWords = {
  en: {
    general: {
      // In a list an empty cell is a dash; “<No Rating>” in each row hides the rows that have one.
      noLabel: '–',
      payloadSettings: 'Your settings',
    },
  },
  ar: {
    general: {
      noLabel: '–',
      payloadSettings: 'إعداداتك',
      restoring: 'جارٍ الاستعادة …',
    },
    fields: { toggleBlock: 'طي الكتلة أو فتحها' },
  },
} satisfies NonNullable<Config['i18n']>['translations']
