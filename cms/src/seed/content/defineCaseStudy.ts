import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'
import { figuresAndLabels, type TitledText } from './titledTexts.ts'

interface CaseStudyText {
  title: string
  summary: string
  challenge: string
  approach: string
  results: TitledText[]
  quote: { text: string; name: string; role: string }
}

interface CaseStudy {
  key: string
  client: string
  industry: string
  services: string[]
  categories: string[]
  order: number
  en: CaseStudyText | null
  ar: CaseStudyText | null
}

const localised = ({ results, ...text }: CaseStudyText) => ({ ...text, results: figuresAndLabels(results) })

/** A case study of the demo content; `null` for a language in which it is not published. */
export const defineCaseStudy = ({ key, client, industry, order, en, ar, ...relations }: CaseStudy): DemoDocument => ({
  collection: 'case-studies',
  key,
  shared: {
    slug: key,
    order,
    client: ref('clients', client),
    industry: ref('industry-solutions', industry),
    services: relations.services.map((service) => ref('services', service)),
    categories: relations.categories.map((category) => ref('categories', category)),
    cover: media(`cover/case-studies/${key}`),
  },
  en: en && localised(en),
  ar: ar && localised(ar),
})
