import type { CollectionSlug, Payload } from 'payload'
import { bodyOf } from '../bodyOf.ts'
import type { DemoFields } from '../demoDocument.ts'
import { ref } from '../ref.ts'
import type { DemoUpload } from '../uploads/demoUpload.ts'
import { isSaved } from './existingDocuments.ts'
import { context } from './saveDocument.ts'

/** Stores a file with its text in both languages. */
export async function saveUpload(payload: Payload, upload: DemoUpload, existing?: DemoFields): Promise<void> {
  const collection = upload.collection as CollectionSlug
  const id = ref(upload.collection, upload.key)
  if (!existing) {
    const bytes = await upload.file.bytes()
    const { name, mimeType } = upload.file
    await payload.create({
      collection,
      locale: 'en',
      data: { id, ...bodyOf(upload, 'en') } as never,
      file: { data: bytes, mimetype: mimeType, name, size: bytes.length },
      // A run that was interrupted may have left the file without its document.
      overwriteExistingFiles: true,
      // Sizes are drawn while it is written: no transaction should wait for that.
      disableTransaction: true,
      context,
      depth: 0,
      overrideAccess: true,
    })
  }
  if (isSaved(existing, upload, 'ar') || Object.keys(upload.ar ?? {}).length === 0) return
  await payload.update({
    collection,
    id,
    locale: 'ar',
    data: { ...upload.ar } as never,
    context,
    depth: 0,
    overrideAccess: true,
  })
}
