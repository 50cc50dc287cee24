import { createHash } from 'node:crypto'
import { ANALYTICS_META } from '@diwan/shared/spec/analytics'
import { attributesOf, type Tag, tagsOf } from './html/tagsOf.ts'

/** What a page needs of the Content-Security-Policy. */
export interface Inline {
  /** Hashes of the scripts that stand in it. */
  scripts: string[]
  styles: string[]
  /** Whether it names an id of a measuring service. */
  measures: boolean
}

/** What the policy must allow for a page. */
export function inlineOf(html: string): Inline {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const tag of tagsOf(html)) {
    if (!tag.text) continue
    if (tag.name === 'style') styles.add(sha256(tag.text))
    else if (tag.name === 'script' && !isLoaded(tag) && !isData(tag)) scripts.add(sha256(tag.text))
  }
  return { scripts: [...scripts], styles: [...styles], measures: measures(html) }
}

/** Whether a page names an id of a measuring service: the only thing of `inlineOf` that editors decide. */
export const measures = (html: string): boolean => html.includes(`<meta name="${ANALYTICS_META}"`)

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// Data blocks (`application/ld+json`, JSON props) are not run, so the policy does not ask for their hashes.
const isData = (tag: Tag) => {
  const type = new Map(attributesOf(tag)).get('type')
  return type !== undefined && !/^(?:module|text\/javascript|importmap|speculationrules)/i.test(type)
}
const isLoaded = (tag: Tag) => new Map(attributesOf(tag)).has('src')
