import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { HOUR } from '@diwan/shared/lib/time'
import { Mirror } from '../../../site/publish/mirror/Mirror.ts'
import { openMirror } from '../../../site/publish/mirror/openMirror.ts'
import { BlobStore } from '../../../site/publish/swap/BlobStore.ts'
import { readFixture } from '../../../site/store/readFixture.ts'

const FIXTURES = resolve(import.meta.dirname, '../../../site/fixtures')
const AT_ONCE = 500

/** Fills a publisher's folder with the demo content and so many more articles, in both languages; returns the mirror's file. */
export function writeMirror(dataDir: string, articles: number): string {
  const file = join(dataDir, 'publish/mirror.sqlite')
  const database = openMirror(file)
  const mirror = new Mirror(database)
  const demo = readFixture(join(FIXTURES, 'mirror.jsonl'))
  const blogs = demo.filter(({ collection }) => collection === 'blogs')
  mirror.apply(demo, [])
  for (let from = 0; from < articles; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, articles - from)
    const some = Array.from({ length }, (_, n) =>
      copyOf(blogs[(from + n) % blogs.length] as MirroredDocument, from + n),
    )
    mirror.apply(some, [])
  }
  database.exec('DELETE FROM unreleased')
  const blobs = new BlobStore(join(dataDir, 'publish/blobs'))
  const keep = database.prepare('INSERT INTO fetched VALUES (?, ?, ?)')
  for (const name of readdirSync(join(FIXTURES, 'media'))) {
    const blob = blobs.put(readFileSync(join(FIXTURES, 'media', name)))
    keep.run(name, '', JSON.stringify({ path: `/media/${name}`, blob }))
  }
  database.close()
  return file
}

function copyOf(blog: MirroredDocument, number: number): MirroredDocument {
  const id = createHash('sha256').update(`bench/${number}`).digest('hex').slice(0, 24)
  const publishedAt = new Date(Date.parse('2018-01-01T06:00:00Z') + number * 5 * HOUR).toISOString()
  const copy = (body: DocumentBody | null) =>
    body && {
      ...body,
      id,
      slug: `bench-${number}`,
      title: `${String(body.title)} ${number}`,
      publishedAt,
      showInMenu: false,
    }
  const { en, ar } = blog.locales
  return { ...blog, id, locales: { en: copy(en ?? ar), ar: copy(ar ?? en) } }
}
