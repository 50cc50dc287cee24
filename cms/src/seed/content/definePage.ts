import type { CatalogueKey } from '@diwan/shared/catalogue'
import type { DemoDocument } from '../demoDocument.ts'
import type { Block } from './blocks.ts'

interface PageText {
  title: string
  layout: Block[]
}

interface Page {
  key: CatalogueKey
  en: PageText
  ar: PageText
}

/** A fixed page of the demo content, in both languages. */
export const definePage = ({ key, en, ar }: Page): DemoDocument => ({
  collection: 'pages',
  key,
  shared: { slug: key, catalogueKey: key },
  en: { ...en },
  ar: { ...ar },
})
