import type { IconName } from '@diwan/shared/content'
import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'
import { rich } from '../rich.ts'
import { questionsAndAnswers, titledTexts, type TitledText } from './titledTexts.ts'

interface ServiceText {
  title: string
  summary: string
  /** Markdown. */
  intro: string
  offerings: TitledText[]
  steps: TitledText[]
  faqs: TitledText[]
}

interface Service {
  /** Both the slug and the key in the page catalogue. */
  key: string
  icon: IconName
  order: number
  experts: string[]
  industries: string[]
  caseStudies: string[]
  en: ServiceText
  ar: ServiceText
}

const localised = ({ title, summary, intro, offerings, steps, faqs }: ServiceText) => ({
  title,
  summary,
  intro: rich(intro),
  offerings: titledTexts(offerings),
  steps: titledTexts(steps),
  faqs: questionsAndAnswers(faqs),
})

/** A service page of the demo content, in both languages. */
export const defineService = ({ key, icon, order, en, ar, ...relations }: Service): DemoDocument => ({
  collection: 'services',
  key,
  shared: {
    slug: key,
    catalogueKey: key,
    icon,
    order,
    cover: media(`cover/services/${key}`),
    experts: relations.experts.map((leader) => ref('leaders', leader)),
    relatedIndustries: relations.industries.map((industry) => ref('industry-solutions', industry)),
    caseStudies: relations.caseStudies.map((study) => ref('case-studies', study)),
  },
  en: localised(en),
  ar: localised(ar),
})
