const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that may stand in a page as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[]

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (value instanceof Html) return value.text
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Markup with values in it: what is not markup itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, place) => text + textOf(values[place - 1]) + part))
