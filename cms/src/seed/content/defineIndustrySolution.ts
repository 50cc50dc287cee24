import type { IconName } from '@diwan/shared/content'
import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'
import { rich } from '../rich.ts'
import { figuresAndLabels, questionsAndAnswers, titledTexts, type TitledText } from './titledTexts.ts'

interface IndustryText {
  title: string
  summary: string
  /** Markdown. */
  intro: string
  challenges: TitledText[]
  offerings: TitledText[]
  steps: TitledText[]
  outcomes: TitledText[]
  faqs: TitledText[]
}

interface IndustrySolution {
  /** Both the slug and the key in the page catalogue. */
  key: string
  icon: IconName
  order: number
  experts: string[]
  services: string[]
  caseStudies: string[]
  en: IndustryText
  ar: IndustryText
}

const localised = ({ title, summary, intro, challenges, offerings, steps, outcomes, faqs }: IndustryText) => ({
  title,
  summary,
  intro: rich(intro),
  challenges: titledTexts(challenges),
  offerings: titledTexts(offerings),
  steps: titledTexts(steps),
  outcomes: figuresAndLabels(outcomes),
  faqs: questionsAndAnswers(faqs),
})

/** An industry page of the demo content, in both languages. */
export const defineIndustrySolution = ({ key, icon, order, en, ar, ...relations }: IndustrySolution): DemoDocument => ({
  collection: 'industry-solutions',
  key,
  shared: {
    slug: key,
    catalogueKey: key,
    icon,
    order,
    cover: media(`cover/industry-solutions/${key}`),
    experts: relations.experts.map((leader) => ref('leaders', leader)),
    relatedServices: relations.services.map((service) => ref('services', service)),
    caseStudies: relations.caseStudies.map((study) => ref('case-studies', study)),
  },
  en: localised(en),
  ar: localised(ar),
})
