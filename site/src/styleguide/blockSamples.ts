import { type CatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import type { Locale } from '@diwan/shared/content'
import { fixedPage } from '@/content/pages/fixedPage'
import type { Block } from '@/content/pages/schema'

/** What makes two blocks of one type look different: which fields are filled in, and what they list. */
function variantOf(block: Block): string {
  const filled = Object.entries(block).filter(([name, value]) => value !== null && value !== undefined && name !== 'id')
  const chosen = ['source', 'form'].flatMap((name) => filled.filter(([key]) => key === name).map(([, value]) => value))
  return [...filled.map(([name]) => name).sort(), ...chosen].join()
}

/** Every block in every shape in which the demo content has it, by type. */
export function blockSamples(locale: Locale): [type: Block['blockType'], blocks: Block[]][] {
  const samples = new Map<string, Block>()
  for (const key of Object.keys(pageCatalogue) as CatalogueKey[]) {
    if (pageCatalogue[key].collection !== 'pages') continue
    for (const block of fixedPage(locale, key).blocks) samples.set(variantOf(block), block)
  }
  return [...Map.groupBy(samples.values(), ({ blockType }) => blockType)]
}
