import type { DemoDocument, DemoGlobal } from '../demoDocument.ts'
import { ref } from '../ref.ts'
import { brandPictures } from './brandPictures.ts'
import type { DemoUpload } from './demoUpload.ts'
import { pictureOf } from './pictureOf.ts'

/** The pictures that some document or global holds, and the company's own. */
export function demoPictures(documents: DemoDocument[], globals: DemoGlobal[]): DemoUpload[] {
  const used = JSON.stringify([documents, globals])
  const own = documents.map(pictureOf).filter(({ collection, key }) => used.includes(ref(collection, key)))
  return [...brandPictures, ...own]
}
