import { ref } from './ref.ts'

/** The id of a demo picture, as an upload field holds it: `media('cover-banking-finance')`. */
export function media(key: string): string {
  return ref('media', key)
}
