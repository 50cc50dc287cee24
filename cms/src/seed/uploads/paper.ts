import { pdfOf, type PdfText } from '../pdf/pdfOf.ts'
import type { DemoUpload } from './demoUpload.ts'

/** A PDF as an upload: a private file, or a document of the media kit. */
export const paper = (
  collection: 'files' | 'media',
  key: string,
  text: PdfText,
  arabicName: string,
  kind: 'report' | 'cv' = 'report',
): DemoUpload => {
  const name = `${key.split('/').at(-1)}.pdf`
  const isPrivate = collection === 'files'
  return {
    collection,
    key,
    shared: isPrivate ? { kind, originalName: name } : {},
    en: isPrivate ? {} : { alt: text.title },
    ar: isPrivate ? {} : { alt: arabicName },
    file: { name, mimeType: 'application/pdf', bytes: () => Promise.resolve(pdfOf(text)) },
  }
}
