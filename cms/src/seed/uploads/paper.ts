import { pdfOf, type PdfText } from '../pdf/pdfOf.ts'
import type { DemoUpload } from './demoUpload.ts'

/** A PDF as an upload: a report's private file, or a document of the media kit. */
export const paper = (collection: 'files' | 'media', key: string, text: PdfText, arabicName: string): DemoUpload => {
  const name = `${key.split('/').at(-1)}.pdf`
  const report = collection === 'files'
  return {
    collection,
    key,
    shared: report ? { kind: 'report', originalName: name } : {},
    en: report ? {} : { alt: text.title },
    ar: report ? {} : { alt: arabicName },
    file: { name, mimeType: 'application/pdf', bytes: () => Promise.resolve(pdfOf(text)) },
  }
}
