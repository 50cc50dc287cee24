import { type CatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import type { KeywordRow, KeywordText } from './keywords/keywordRow.ts'
import { pageKeywords } from './keywords/pageKeywords.ts'
import { serviceKeywords } from './keywords/serviceKeywords.ts'
import { solutionKeywords } from './keywords/solutionKeywords.ts'

/** A fixed page without its row does not compile. */
const rows: Record<CatalogueKey, KeywordRow> = { ...pageKeywords, ...serviceKeywords, ...solutionKeywords }

const localised = ([title, description, keywords]: KeywordText) => ({ title, description, keywords: [...keywords] })

/** What search engines are told about every page of the catalogue. */
export const keywords: DemoDocument[] = (Object.keys(rows) as CatalogueKey[]).map((key) => {
  const { path, collection } = pageCatalogue[key]
  return {
    collection: 'keywords',
    key,
    shared: { path, image: media(`cover/${collection}/${key}`) },
    en: localised(rows[key].en),
    ar: localised(rows[key].ar),
  }
})
