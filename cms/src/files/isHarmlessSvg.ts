const ELEMENTS = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc metadata style ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter image switch view a ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)
const NAMESPACE = 'http://www.w3.org/2000/svg'
// What drawing programs note down for themselves; nothing draws it.
const NOTES = new Set(['sodipodi', 'inkscape', 'rdf', 'cc', 'dc', 'i', 'x', 'sketch', 'serif', 'bx'])
const MAX_BYTES = 2 * 1024 * 1024

const TAG =
  /<(\/?)([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const LINK = /^(?:#|data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*$)/
const OUTSIDE = /url\(\s*["']?(?!\s*#)|image-set|src\(|@import|expression|javascript:|-moz-binding/i
// As CorelDRAW and Illustrator wrap the styles of a drawing.
const WRAPPED_STYLE = /(<style(?:\s[^<>]*)?>\s*)<!\[CDATA\[([^<>&]*)\]\]>(?=\s*<\/style\s*>)/g

/**
 * Whether a drawing holds nothing but a drawing: known elements, no scripts or handlers, no links out, no entities. What is not
 * understood is refused: a browser may read it otherwise than we do.
 */
export function isHarmlessSvg(bytes: Buffer): boolean {
  if (bytes.length > MAX_BYTES || bytes.includes(0)) return false
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff?\s*<\?xml\s[^<>]*\?>/, '')
    .replace(/^\s*<!DOCTYPE svg PUBLIC "[^"<>[\]]*"\s+"[^"<>[\]]*"\s*>/, '')
    .replace(/<!--(?!>|->)(?:(?!--)[^])*-->/g, '')
    .replace(WRAPPED_STYLE, '$1$2')
    .trim()
  if (!text.startsWith('<svg') || /<[!?]/.test(text)) return false
  let at = 0
  while ((at = text.indexOf('<', at)) >= 0) {
    TAG.lastIndex = at
    const tag = TAG.exec(text)
    if (!tag || !isHarmlessTag(tag[2] ?? '', tag[3] ?? '')) return false
    at = TAG.lastIndex
    if (opensStyle(tag) && !holdsHarmlessStyle(text.slice(at))) return false
  }
  return true
}

const opensStyle = ([tag, slash, name]: RegExpExecArray) =>
  !slash && /^(?:svg:)?style$/.test(name ?? '') && !tag.endsWith('/>')

// Elements within a style would cut it in two, of which a reader sees one.
function holdsHarmlessStyle(rest: string): boolean {
  const end = rest.indexOf('<')
  return /^<\/(?:svg:)?style/.test(rest.slice(end)) && !OUTSIDE.test(decoded(rest.slice(0, end)))
}

function isHarmlessTag(name: string, attributes: string): boolean {
  const [prefix, local] = name.includes(':') ? (name.split(':') as [string, string]) : ['', name]
  const isNote = NOTES.has(prefix)
  if (!isNote && !((prefix === '' || prefix === 'svg') && ELEMENTS.has(local))) return false
  for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? '').trim()
    if (/^(?:\w+:)?on/i.test(key)) return false
    if (/^(?:\w+:)?(?:href|src|base)$/i.test(key) && !isNote && !LINK.test(value)) return false
    // Under another name a script would be none of the elements above.
    if (key === 'xmlns' && value !== NAMESPACE) return false
    if (key.startsWith('xmlns:') && key !== 'xmlns:svg' && /svg$|xhtml|xml-events/.test(value)) return false
    if (OUTSIDE.test(value)) return false
  }
  return true
}

// As an XML reader turns references back, and a style's reader its own; other references are refused with the entities that would define them.
const decoded = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => safeSign(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, decimal: string) => safeSign(Number(decimal)))
    .replace(/&(?:amp|lt|gt|quot|apos);/g, '&')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => safeSign(Number.parseInt(hex, 16)))
    .replaceAll('\\', '')

const safeSign = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
