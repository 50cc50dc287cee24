import type { DemoDocument } from '../demoDocument.ts'

/** A demo document with a file: its name and the bytes that its key always gives. */
export interface DemoUpload extends DemoDocument {
  collection: 'media' | 'files'
  file: { name: string; mimeType: string; bytes: () => Promise<Buffer> }
}
