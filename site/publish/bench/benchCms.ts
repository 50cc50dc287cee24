import { createServer, type ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@diwan/shared/content'
import { documentsRequestSchema, type DocumentBody, type MirroredDocument } from '@diwan/shared/contracts/publishing'
import { anotherArticle, benchDocuments, benchFiles, reportFiles } from './benchDocuments.ts'

const VERSIONS_AT_ONCE = 1_000

/** The CMS's side of publishing over the demo content with many more articles: what the publisher asks, without a database. */
export function benchCms(articles: number, port: number) {
  const documents = new Map(benchDocuments().map((each) => [nameOf(each), each]))
  const blogs = [...documents.values()].filter(({ collection }) => collection === 'blogs')
  for (let n = 0; n < articles; n++) {
    const copy = anotherArticle(blogs[n % blogs.length] as MirroredDocument, n)
    documents.set(nameOf(copy), copy)
  }
  const readFile = benchFiles(documents.values())
  const reports = reportFiles(documents.values())
  let clock = Date.now()
  const reported: string[] = []

  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const path = req.url ?? ''
      if (path.endsWith('/documents')) {
        const { refs } = documentsRequestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()))
        const found = refs.flatMap((ref) => documents.get(nameOf(ref)) ?? [])
        send(res, { success: true, documents: found, missing: refs.filter((ref) => !documents.has(nameOf(ref))) })
      } else if (path.endsWith('/manifest')) {
        res.setHeader('Content-Type', 'application/json')
        Readable.from(manifestOf(documents)).pipe(res)
      } else if (path.endsWith('/report')) {
        reported.push(Buffer.concat(chunks).toString())
        send(res, { success: true })
      } else if (path.includes('/publishing/files/') || path.startsWith('/media/')) {
        const report = reports.get(basename(path))
        if (report) {
          res.setHeader('Content-Type', report.mimeType)
          res.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${report.name}`)
        }
        res.end(readFile(path))
      } else res.writeHead(404).end()
    })
  })
  server.listen(port, '127.0.0.1')

  return {
    documents,
    reported,
    /** Saves a document as an editor's publish would. */
    save(name: string, change: (body: DocumentBody, locale: Locale) => DocumentBody | null): MirroredDocument {
      const known = documents.get(name) as MirroredDocument
      const updatedAt = new Date((clock += 1_000)).toISOString()
      const { en, ar } = known.locales
      const locales = { en: en && change({ ...en, updatedAt }, 'en'), ar: ar && change({ ...ar, updatedAt }, 'ar') }
      const saved = { ...known, updatedAt, locales }
      documents.set(name, saved)
      return saved
    },
    /** Saves one language as the admin does. The time is the document's: the other language gets it too. */
    saveIn(locale: Locale, name: string, change: (body: DocumentBody) => DocumentBody): MirroredDocument {
      return this.save(name, (body, saved) => (saved === locale ? change(body) : body))
    },
    add(n: number): MirroredDocument {
      const copy = anotherArticle(blogs[n % blogs.length] as MirroredDocument, n)
      documents.set(nameOf(copy), copy)
      return copy
    },
    close: () => server.close(),
  }
}

/** The list of versions a part at a time: whoever measures in this process is not kept from it for a tenth of a second. */
async function* manifestOf(documents: ReadonlyMap<string, MirroredDocument>): AsyncGenerator<string> {
  const versions = Array.from(documents.values(), ({ collection, id, updatedAt }) => ({ collection, id, updatedAt }))
  for (let start = 0; start < versions.length; start += VERSIONS_AT_ONCE) {
    await setImmediate()
    const some = JSON.stringify(versions.slice(start, start + VERSIONS_AT_ONCE)).slice(1, -1)
    yield start === 0 ? `{"success":true,"documents":[${some}` : `,${some}`
  }
  yield versions.length === 0 ? '{"success":true,"documents":[]}' : ']}'
}

const nameOf = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`

function send(res: ServerResponse, body: unknown): void {
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
