import { attributesOf, tagsOf } from '../html/tagsOf.ts'

const ADDRESSES = new Set(['href', 'src', 'action', 'poster', 'data-src'])
const SETS = new Set(['srcset', 'imagesrcset'])
// Most tags refer to nothing: a look is cheaper than taking their attributes apart.
const MAY_REFER = /href|src|action|poster|image/i
const SHARED_PICTURES = new Set(['og:image', 'twitter:image'])

/** Addresses that a page refers to, as they stand in its HTML. */
export function referencesOf(html: string): Set<string> {
  const found = new Set<string>()
  for (const tag of tagsOf(html)) {
    if (tag.isClosing || !MAY_REFER.test(tag.attributes)) continue
    let isSharedPicture = false
    for (const [name, value] of attributesOf(tag)) {
      if (ADDRESSES.has(name)) found.add(decode(value))
      else if (SETS.has(name))
        for (const candidate of value.split(',')) found.add(decode(candidate.trim().split(/\s+/)[0] ?? ''))
      else if (tag.name === 'meta' && SHARED_PICTURES.has(value)) isSharedPicture = true
      else if (isSharedPicture && name === 'content') found.add(decode(value))
    }
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
