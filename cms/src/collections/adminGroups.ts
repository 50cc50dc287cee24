/** The groups of the admin's navigation, in both languages. */
export const adminGroups = {
  content: { en: 'Content', ar: 'المحتوى' },
  recruitment: { en: 'Recruitment', ar: 'التوظيف' },
  enquiries: { en: 'Enquiries', ar: 'الاستفسارات' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
}

export type AdminGroup = keyof typeof adminGroups

/** What a collection is called, one and many, in both languages. */
export interface Names {
  en: [singular: string, plural: string]
  ar: [singular: string, plural: string]
}

export const labelsOf = ({ en, ar }: Names) => ({
  singular: { en: en[0], ar: ar[0] },
  plural: { en: en[1], ar: ar[1] },
})
