import { MAX_SOURCE_LENGTH } from '@diwan/shared/spec/forms'

/** Where a candidate comes from, as the address they opened says: `?source=` or a campaign's `utm_source`. */
export function sourceOf(search: string): string {
  const said = new URLSearchParams(search)
  const source = said.get('source') || said.get('utm_source') || ''
  return source
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SOURCE_LENGTH)
}
