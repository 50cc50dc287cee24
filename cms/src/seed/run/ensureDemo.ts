import { contentSlugs } from '@diwan/shared/content'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { demoDocuments, demoGlobals, demoUploads } from '../demo.ts'
import type { DemoDocument, DemoFields, DemoGlobal } from '../demoDocument.ts'
import { merged } from '../merged.ts'
import { numbered } from '../numbered.ts'
import { numberedBeside } from '../numberedBeside.ts'
import { demoRecords } from '../records/demoRecords.ts'
import { ref } from '../ref.ts'
import type { DemoUpload } from '../uploads/demoUpload.ts'
import { existingDocuments } from './existingDocuments.ts'
import { inParallel } from './inParallel.ts'
import { printStep } from './printStep.ts'
import { context, saveDocument, saveRelations } from './saveDocument.ts'
import { saveUpload } from './saveUpload.ts'
import { waitingRelations } from './waitingRelations.ts'

const MARK = 'demo-content'
type Mark = { state: 'begun' | 'complete' }

interface DemoContent {
  uploads: DemoUpload[]
  documents: DemoDocument[]
  globals: DemoGlobal[]
  /** What visitors sent. */
  records: DemoDocument[]
}

const demoContent = (): DemoContent => ({
  uploads: demoUploads(),
  documents: demoDocuments(),
  globals: demoGlobals(),
  records: demoRecords(),
})

async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of contentSlugs) {
    if (
      (await payload.count({ collection: collection as CollectionSlug, trash: true, overrideAccess: true })).totalDocs >
      0
    )
      return true
  }
  return false
}

async function existingOf(payload: Payload, documents: DemoDocument[]): Promise<Map<string, DemoFields>> {
  const collections = [...new Set(documents.map(({ collection }) => collection))]
  const found = await Promise.all(collections.map((collection) => existingDocuments(payload, collection)))
  return new Map(found.flatMap((documents) => [...documents]))
}

async function saveUploads(payload: Payload, uploads: DemoUpload[]): Promise<string> {
  const existing = await existingOf(payload, uploads)
  await inParallel(2, uploads, (upload) =>
    saveUpload(payload, upload, existing.get(ref(upload.collection, upload.key))),
  )
  return `${uploads.length}`
}

async function saveDocuments(payload: Payload, documents: DemoDocument[]): Promise<string> {
  const existing = await existingOf(payload, documents)
  const waiting = waitingRelations(documents)
  for (const document of documents) {
    const found = existing.get(ref(document.collection, document.key))
    await saveDocument(payload, document, found, waiting.get(document) ?? [])
  }
  for (const [document, names] of waiting) {
    if (names.length > 0) await saveRelations(payload, document, names)
  }
  return `${documents.length}`
}

async function saveGlobals(payload: Payload, globals: DemoGlobal[]): Promise<string> {
  for (const { slug, shared, ...texts } of globals) {
    for (const locale of ['en', 'ar'] as const) {
      const data = merged(numbered(shared, slug), numberedBeside(shared, texts[locale], slug, locale))
      await payload.updateGlobal({
        slug: slug as GlobalSlug,
        locale,
        data: data as never,
        context,
        depth: 0,
        overrideAccess: true,
      })
    }
  }
  return `${globals.length}`
}

/**
 * Fills an empty system with the demo content. A run that was interrupted is continued; a system in which somebody wrote
 * something is left alone, and so is one that was filled before, whatever became of it.
 */
export async function ensureDemo(payload: Payload, contentOf = demoContent): Promise<void> {
  const mark = await payload.kv.get<Mark>(MARK)
  if (mark?.state === 'complete') return console.log('  Demo content               is there')
  if (!mark && (await hasContent(payload))) {
    return console.log('  Demo content               left out: this system has content of its own')
  }
  await payload.kv.set(MARK, { state: 'begun' } satisfies Mark)
  const { uploads, documents, globals, records } = contentOf()
  await printStep('Pictures and files', () => saveUploads(payload, uploads))
  await printStep('Documents', () => saveDocuments(payload, documents))
  await printStep('Settings and menus', () => saveGlobals(payload, globals))
  await printStep('Enquiries and applications', () => saveDocuments(payload, records))
  await payload.kv.set(MARK, { state: 'complete' } satisfies Mark)
}
