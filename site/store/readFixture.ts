import { existsSync, readFileSync } from 'node:fs'
import { type MirroredDocument, mirroredDocumentSchema } from '@diwan/shared/contracts/publishing'

/** Documents of a fixture file, one JSON text per line. A file that does not exist holds none. */
export function readFixture(file: string): MirroredDocument[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, `${file}:${index + 1}`)]))
}

function parseLine(line: string, where: string): MirroredDocument {
  try {
    return mirroredDocumentSchema.parse(JSON.parse(line))
  } catch (cause) {
    throw new Error(`${where} is not a mirrored document. Write the fixture again with cms/src/seed/fixture.ts.`, {
      cause,
    })
  }
}
