import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { globalSlugs, isContentSlug } from '@diwan/shared/content'
import { mirroredDocumentSchema } from '@diwan/shared/contracts/publishing'
import { demoDocuments, demoGlobals, demoUploads } from './demo.ts'
import { mirroredDocument, mirroredGlobal } from './fixture/mirroredDocument.ts'
import { mirroredUpload } from './fixture/mirroredUpload.ts'
import { withPublicFile } from './fixture/withPublicFile.ts'

/** Writes the demo content as a mirror, so that the site builds without a running system. */
async function writeFixture(folder: string): Promise<void> {
  const mediaFolder = join(folder, 'media')
  await rm(mediaFolder, { recursive: true, force: true })
  await mkdir(mediaFolder, { recursive: true })

  const uploads = demoUploads()
  const documents = demoDocuments().filter(({ collection }) => isContentSlug(collection))
  const shownGlobals: readonly string[] = globalSlugs
  const globals = demoGlobals().filter(({ slug }) => shownGlobals.includes(slug))
  const mirrored = [...documents.map(mirroredDocument), ...globals.map(mirroredGlobal)]
  for (const upload of uploads) {
    if (upload.collection === 'media') mirrored.push(await mirroredUpload(mediaFolder, upload))
  }
  const complete = await Promise.all(mirrored.map((document) => withPublicFile(mediaFolder, document, uploads)))
  const lines = complete.map((document) => JSON.stringify(mirroredDocumentSchema.parse(document)))
  await writeFile(join(folder, 'mirror.jsonl'), `${lines.join('\n')}\n`)
  console.log(`${lines.length} documents written to ${folder}`)
}

const target = process.argv[2]
if (!target) {
  console.error('Say where to write the fixture: node cms/src/seed/fixture.ts site/fixtures')
  process.exit(1)
}
await writeFixture(resolve(target))
