import { CONTENT_TYPES } from '../spec/headers.ts'

const ENDING = /\.([a-z0-9]{1,8})$/i

const typeOf = (ending: string) =>
  Object.hasOwn(CONTENT_TYPES, ending) ? CONTENT_TYPES[ending]?.split(';', 1)[0] : undefined

/**
 * The ending under which a file is served as what it is: that of its name, unless its type is one of a release's and the name
 * says another or none. Empty when neither tells.
 */
export function fileEndingOf(name: string, mimeType: string): string {
  const named = ENDING.exec(name)?.[1]?.toLowerCase() ?? ''
  const type = mimeType.split(';', 1)[0]?.trim().toLowerCase()
  if (typeOf(named) === type) return named
  return Object.keys(CONTENT_TYPES).find((ending) => typeOf(ending) === type) ?? named
}
