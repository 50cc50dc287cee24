/** A template's words with `{{name}}` and its like filled in. A word without a value leaves nothing behind. */
export function fillTemplate(template: string, values: Record<string, string | null | undefined>): string {
  return template.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (_, word: string) =>
    Object.hasOwn(values, word) ? (values[word] ?? '') : '',
  )
}
