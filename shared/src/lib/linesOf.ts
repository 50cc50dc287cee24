/**
 * The lines of a text that comes in parts. Only a line feed ends one: JSON may hold U+2028 and U+2029 as they are, which people paste
 * into texts, and at which Node's own reader of lines breaks too.
 */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const end = part.lastIndexOf('\n')
    if (end === -1) {
      rest += part
      continue
    }
    yield* (rest + part.slice(0, end)).split('\n')
    rest = part.slice(end + 1)
  }
  if (rest !== '') yield rest
}
