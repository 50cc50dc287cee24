import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { HOUR } from '@diwan/shared/lib/time'
import { readFixture } from '../../store/readFixture.ts'
import { SITE } from '../renderer/buildSite.ts'

type Size = { path: string; width?: number; height?: number; mimeType: string }

interface ReportFile {
  path: string
  mimeType: string
  name: string
}

/** The demo content in the shape in which the CMS hands it out. */
export function benchDocuments(): MirroredDocument[] {
  return readFixture(join(SITE, 'fixtures/mirror.jsonl')).map(fromCms)
}

/** The files of the reports that anybody may read, by the id under which the CMS keeps them. */
export function reportFiles(documents: Iterable<MirroredDocument>): Map<string, ReportFile> {
  const files = new Map<string, ReportFile>()
  for (const { locales } of documents) {
    const body = locales.en ?? locales.ar
    const file = body?.publicFile as ReportFile | undefined
    if (file !== undefined) files.set(String(body?.file), file)
  }
  return files
}

/** Reads the demo content's files by the paths under which the CMS hands them out. */
export function benchFiles(documents: Iterable<MirroredDocument>): (path: string) => Uint8Array {
  const reports = reportFiles(documents)
  return (path) => readFileSync(join(SITE, 'fixtures/media', basename(reports.get(basename(path))?.path ?? path)))
}

function fromCms(document: MirroredDocument): MirroredDocument {
  if (document.collection !== 'media') return document
  const shape = (body: DocumentBody | null) => {
    if (body === null) return null
    const { files, ...rest } = body
    const { original, ...sizes } = files as Record<string, Size>
    const urls = Object.entries(sizes).map(([name, size]) => [name, { ...size, url: size.path }])
    return { ...rest, url: original?.path, sizes: Object.fromEntries(urls) as unknown }
  }
  return { ...document, locales: { en: shape(document.locales.en), ar: shape(document.locales.ar) } }
}

/** One of any number of further articles, in both languages; the same for the same number. */
export function anotherArticle(blog: MirroredDocument, n: number): MirroredDocument {
  const id = createHash('sha256').update(`bench/${n}`).digest('hex').slice(0, 24)
  const publishedAt = new Date(Date.parse('2020-01-01T06:00:00Z') + (n % 11_000) * 5 * HOUR).toISOString()
  const change = (body: DocumentBody | null) =>
    body && { ...body, id, slug: `bench-${n}`, title: `${String(body.title)} ${n}`, publishedAt, showInMenu: false }
  const text = { en: blog.locales.en ?? blog.locales.ar, ar: blog.locales.ar ?? blog.locales.en }
  return { ...blog, id, locales: { en: change(text.en), ar: change(text.ar) } }
}
