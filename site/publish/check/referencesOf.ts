const ATTRIBUTE = /\s(?:href|src|action|poster|data-src)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const SRCSET = /\s(?:srcset|imagesrcset)=(?:"([^"]*)"|'([^']*)')/gi
const META = /<meta\s[^>]*(?:og:image|twitter:image)"[^>]*content="([^"]*)"/gi
// Scripts and styles hold text that only looks like markup.
const OPAQUE = /<(script|style|template)\b([^>]*)>[\s\S]*?<\/\1>/gi

/** Addresses that a page refers to, as they stand in its HTML. */
export function referencesOf(html: string): Set<string> {
  const markup = html.replace(OPAQUE, '<$1$2></$1>')
  const found = new Set<string>()
  for (const pattern of [ATTRIBUTE, META]) {
    for (const match of markup.matchAll(pattern)) found.add(decode(match[1] ?? match[2] ?? match[3] ?? ''))
  }
  for (const match of markup.matchAll(SRCSET)) {
    for (const candidate of (match[1] ?? match[2] ?? '').split(','))
      found.add(decode(candidate.trim().split(/\s+/)[0] ?? ''))
  }
  return found
}

function decode(value: string): string {
  return value.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
}
