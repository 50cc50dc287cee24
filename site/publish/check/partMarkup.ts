import { BoundedCache } from '../../store/BoundedCache.ts'
import { tagsOf } from '../html/tagsOf.ts'
import { findUnbalanced } from './checkMarkup.ts'
import { referencesOf } from './referencesOf.ts'

/** A page's HTML without markup that other pages show too, and the addresses in that. */
interface Parted {
  own: string
  addresses: string[]
}

const addressesByMarkup = new BoundedCache<string[] | null>(1_000_000)

/** Takes shared markup out of a page: it is looked over once, and not with each page. What is wrong with it stays in the page. */
export function partMarkup(html: string, markups: Iterable<{ html: string }>): Parted {
  let own = html
  const addresses: string[] = []
  for (const { html: markup } of markups) {
    const found = addressesIn(markup)
    const at = found === null ? -1 : own.indexOf(markup)
    if (found === null || at === -1) continue
    own = own.slice(0, at) + own.slice(at + markup.length)
    for (const address of found) addresses.push(address)
  }
  return { own, addresses }
}

/** `null` where the markup opens or closes what it does not close or open. */
function addressesIn(markup: string): string[] | null {
  const known = addressesByMarkup.get(markup)
  if (known !== undefined) return known
  const tags = [...tagsOf(markup)]
  const found = findUnbalanced(tags) === null ? [...referencesOf(tags)] : null
  addressesByMarkup.set(markup, found, markup.length)
  return found
}
