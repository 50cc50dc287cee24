import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMirror } from '../../../site/publish/mirror/openMirror.ts'
import { growthOf } from './growthOf.ts'
import { mirrorFacts } from './mirrorFacts.ts'
import { releaseFacts } from './releaseFacts.ts'
import { residentMb } from './residentMb.ts'
import { lackOfRoom, roomIn } from './roomIn.ts'

function aDataDir(files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'site/tree-a', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  mkdirSync(join(folder, 'site'), { recursive: true })
  symlinkSync('tree-a', join(folder, 'site/current'))
  return folder
}

test('a release is counted as visitors and search engines meet it', () => {
  const facts = releaseFacts(
    aDataDir({
      'index.html': '<p>',
      'articles/page/2024-05-17.html': '<p>',
      'ar/articles/page/2024-05-17.html': '<p>',
      'sitemap-en-blogs-1.xml': '<url>a</url><url>b</url>',
      'sitemap-ar-blogs-1.xml': '<url>a</url>',
      'search/en-titles-blogs-1-1.json': 'x'.repeat(2_048),
      'search/en-texts-blogs-1-1.json': '[]',
    }),
  )

  expect(facts).toMatchObject({
    html: 3,
    files: 7,
    listPages: 2,
    sitemaps: 2,
    sitemapUrls: 3,
    largestSitemapUrls: 2,
    searchFiles: 2,
    searchTitlesKb: 2,
    widestFolder: 6,
  })
})

test('a mirror is counted by its tables', () => {
  const dataDir = aDataDir()
  const database = openMirror(join(dataDir, 'publish/mirror.sqlite'))
  database.exec(
    `INSERT INTO documents (collection, id, updatedAt) VALUES ('blogs', 'a', '2026'), ('blogs', 'b', '2026')`,
  )
  database.close()

  expect(mirrorFacts(dataDir)).toMatchObject({ documentsRows: 2, pagesRows: 0 })
})

test('a file that was written just now lies in memory, and one that is not there in none', () => {
  const file = join(aDataDir({ 'a.bin': 'a'.repeat(3 * 2 ** 20) }), 'site/tree-a/a.bin')

  // `null` where nothing on the machine can tell.
  expect([3, null]).toContain(residentMb(file))
  expect(residentMb(`${file}.gone`)).toBeNull()
})

test('growth is a factor, and nothing where there was nothing', () => {
  expect(growthOf({ files: 100, held: 0 }, { files: 1_050, held: 3, fresh: 1 })).toEqual({
    files: 10.5,
    held: null,
    fresh: null,
  })
})

test('a size is refused that the folder has no room for, and says how much it takes', () => {
  expect(lackOfRoom(100_000, '/memory', 8 * 1_024 ** 3)).toBe(
    'A site of 100000 documents takes 19.1 GB and /memory has room for 8.0 GB: name another place with --folder.',
  )
  expect(lackOfRoom(10_000, '/memory', 8 * 1_024 ** 3)).toBeNull()
  expect(roomIn(import.meta.dirname)).toBeGreaterThan(0)
})
