const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A link target an editor may use: http, https, mailto, tel, or a path or fragment of this site. `null` for all else. */
export function safeHref(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const href = url.trim()
  // Browsers drop control characters and read "\" as "/", so "/\evil" would leave the site.
  // eslint-disable-next-line no-control-regex
  if (href === '' || /[\u0000-\u001f\u007f\\]/.test(href)) return null
  if (href.startsWith('//')) return null
  if (href.startsWith('/') || href.startsWith('#')) return href
  if (!URL.canParse(href)) return null
  return PROTOCOLS.has(new URL(href).protocol) ? href : null
}
