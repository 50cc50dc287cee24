import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { anotherArticle } from '../../../site/publish/bench/benchDocuments.ts'
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
      anotherArticle(blogs[(from + n) % blogs.length] as MirroredDocument, from + n),
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
