/** A template with its `{{words}}` replaced; a word that has no value disappears. */
export function fillTemplate(template: string, values: Record<string, string | undefined>): string {
  return template.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (_, name: string) => values[name] ?? '')
}
