export interface Tag {
  /** In small letters. */
  name: string
  isClosing: boolean
  /** As it stands between the name and the end of the tag. */
  attributes: string
  /** What stands inside an element whose content is not markup: a script, a style, a title. */
  text: string
}

// Quotes are passed over as a whole: a value may hold what looks like a tag.
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>/gi
const ATTRIBUTE = /([^\s"'=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const RAW_TEXT = new Set(['script', 'style', 'template', 'textarea', 'title'])

/** The tags of a page in their order. What only looks like one, in texts, values, comments, scripts and styles, is none. */
export function* tagsOf(html: string): Generator<Tag> {
  const token = new RegExp(TOKEN)
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, slash = '', given = '', attributes = ''] = match
    if (!given) continue
    const name = given.toLowerCase()
    const isClosing = slash !== ''
    let text = ''
    if (!isClosing && RAW_TEXT.has(name)) {
      const start = token.lastIndex
      const end = endOf(html, name, start)
      text = html.slice(start, end)
      token.lastIndex = end
    }
    yield { name, isClosing, attributes, text }
  }
}

function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

/** The attributes of a tag that have a value, names in small letters; entities stay as they are. */
export function* attributesOf({ attributes }: Pick<Tag, 'attributes'>): Generator<[name: string, value: string]> {
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
    yield [name.toLowerCase(), double ?? single ?? bare ?? '']
}
