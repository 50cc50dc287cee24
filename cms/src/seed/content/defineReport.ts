import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import type { Section } from '../pdf/pdfOf.ts'
import { ref } from '../ref.ts'
import type { DemoUpload } from '../uploads/demoUpload.ts'
import { paper } from '../uploads/paper.ts'

interface Report {
  key: string
  year: number
  topic: 'annual' | 'market' | 'sector' | 'guide'
  access: 'open' | 'gated'
  publishedAt: string
  en: { title: string; summary: string }
  ar: { title: string; summary: string }
  /** Pages of the PDF behind its title page. */
  sections: Section[]
}

/** A report of the demo content together with its file. */
export function defineReport({ key, publishedAt, en, ar, sections, ...report }: Report) {
  const subtitle = `${report.year} - rasikh.example`
  const upload: DemoUpload = paper('files', `reports/${key}`, { title: en.title, subtitle, sections }, ar.title)
  const document: DemoDocument = {
    collection: 'reports',
    key,
    shared: {
      ...report,
      cover: media(`cover/reports/${key}`),
      file: ref('files', upload.key),
      pages: sections.length + 1,
      publishedAt: `${publishedAt}T06:00:00.000Z`,
    },
    en: { ...en },
    ar: { ...ar },
  }
  return { document, upload }
}
