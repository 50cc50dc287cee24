import { BoundedCache } from '../../store/BoundedCache.ts'
import { attributesOf, type Tag } from '../html/tagsOf.ts'

const ADDRESSES = new Set(['href', 'src', 'action', 'poster', 'data-src', 'data-gone'])
const SETS = new Set(['srcset', 'imagesrcset'])
// Most tags refer to nothing: a look is cheaper than taking their attributes apart.
const MAY_REFER = /href|src|action|poster|image|gone/i
const SHARED_PICTURES = new Set(['og:image', 'twitter:image'])

// Most of a page's tags stand the same in all pages.
const known = new BoundedCache<readonly string[]>(1_000_000)
const knownOfMeta = new BoundedCache<readonly string[]>(100_000)

/** Addresses that a page's tags refer to, as they stand in its HTML. */
export function referencesOf(tags: Iterable<Tag>): Set<string> {
  const found = new Set<string>()
  for (const tag of tags) {
    if (tag.isClosing || !MAY_REFER.test(tag.attributes)) continue
    for (const address of addressesOf(tag)) found.add(address)
  }
  return found
}

function addressesOf({ name, attributes }: Tag): readonly string[] {
  const cache = name === 'meta' ? knownOfMeta : known
  const found = cache.get(attributes)
  if (found !== undefined) return found
  // A text of its own: parts of the page's would keep the whole page in memory.
  const own = Buffer.from(attributes).toString()
  const addresses = readAddresses(name, own)
  cache.set(own, addresses, own.length)
  return addresses
}

function readAddresses(tagName: string, attributes: string): string[] {
  const found: string[] = []
  let isSharedPicture = false
  for (const [name, value] of attributesOf({ attributes })) {
    if (ADDRESSES.has(name)) found.push(decode(value))
    else if (SETS.has(name))
      for (const candidate of value.split(',')) found.push(decode(candidate.trim().split(/\s+/)[0] ?? ''))
    else if (tagName === 'meta' && SHARED_PICTURES.has(value)) isSharedPicture = true
    else if (isSharedPicture && name === 'content') found.push(decode(value))
  }
  return found
}

function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#38;', '&')
}
