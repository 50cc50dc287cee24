import type { Block } from 'payload'

/** The newest entries of a kind. */
export const latest: Block = {
  slug: 'latest',
  interfaceName: 'LatestBlock',
  labels: {
    singular: { en: 'Latest entries', ar: 'أحدث المواد' },
    plural: { en: 'Latest entries', ar: 'أحدث المواد' },
  },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160 },
    {
      name: 'source',
      type: 'select',
      required: true,
      options: ['blogs', 'news', 'vacancies', 'case-studies', 'reports'],
    },
    { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 3 },
  ],
}
