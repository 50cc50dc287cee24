const TAG = /<[a-z][^>]*>/g
const ATTRIBUTE = / ([A-Za-z][\w:-]*)="([^"]*)"/g
const VOID_END = /\/>$/

// Only these: an empty `alt`, `value` or `class` says something else than a missing value.
const BOOLEAN = new Set([
  'autofocus',
  'checked',
  'disabled',
  'hidden',
  'multiple',
  'novalidate',
  'open',
  'readonly',
  'required',
  'selected',
])

/** React's markup as HTML is written: lower-case names, boolean attributes without a value, no slash at the end of void elements. */
export function plainHtml(markup: string): string {
  // Outside SVG, whose names have capitals; React escapes angle brackets in texts and values.
  return markup
    .split(/(<svg\b.*?<\/svg>)/s)
    .map((part) => (part.startsWith('<svg') ? part : part.replace(TAG, plainTag)))
    .join('')
}

function plainTag(tag: string): string {
  return tag.replace(VOID_END, '>').replace(ATTRIBUTE, (all, name: string, value: string) => {
    const lower = name.toLowerCase()
    if (value === '' && BOOLEAN.has(lower)) return ` ${lower}`
    return name === lower ? all : ` ${lower}="${value}"`
  })
}
