import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a release weighs on disk and for visitors. */
export interface ReleaseFacts {
  html: number
  files: number
  megabytes: number
  /** Entries of folders in both trees and the store of contents: what a file system counts as inodes, links counted once. */
  inodes: number
  widestFolder: number
  listPages: number
  sitemaps: number
  sitemapUrls: number
  largestSitemapUrls: number
  largestSitemapKb: number
  searchFiles: number
  searchMb: number
  /** What somebody who searches in English loads first: all titles. */
  searchTitlesKb: number
}

const isHtml = (name: string) => name.endsWith('.html')
const kb = (bytes: number) => Math.round(bytes / 1_024)
const mb = (bytes: number) => Math.round((bytes / 2 ** 20) * 10) / 10
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

/** Looks at the live release of a publisher's folder. */
export function releaseFacts(dataDir: string): ReleaseFacts {
  const root = join(dataDir, 'site/current/')
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const inFolder = new Map<string, number>()
  for (const { parentPath } of entries) inFolder.set(parentPath, (inFolder.get(parentPath) ?? 0) + 1)
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ path: join(parentPath, name).slice(root.length), at: join(parentPath, name) }))
    .map((file) => ({ ...file, bytes: statSync(file.at).size }))
  const sitemaps = files
    .filter(({ path }) => /^sitemap-.+\.xml$/.test(path))
    .map(({ at, bytes }) => ({ bytes, urls: readFileSync(at, 'utf8').match(/<url>/g)?.length ?? 0 }))
  const search = files.filter(({ path }) => /^search\/.+\.json$/.test(path))
  return {
    html: files.filter(({ path }) => isHtml(path)).length,
    files: files.length,
    megabytes: mb(sum(files.map(({ bytes }) => bytes))),
    inodes: inodesBelow(join(dataDir, 'site')) + inodesBelow(join(dataDir, 'publish')),
    widestFolder: [...inFolder.values()].reduce((most, count) => Math.max(most, count), 0),
    listPages: files.filter(({ path }) => isHtml(path) && path.includes('/page/')).length,
    sitemaps: sitemaps.length,
    sitemapUrls: sum(sitemaps.map(({ urls }) => urls)),
    largestSitemapUrls: Math.max(0, ...sitemaps.map(({ urls }) => urls)),
    largestSitemapKb: kb(Math.max(0, ...sitemaps.map(({ bytes }) => bytes))),
    searchFiles: search.length,
    searchMb: mb(sum(search.map(({ bytes }) => bytes))),
    searchTitlesKb: kb(sum(search.filter(({ path }) => path.includes('/en-titles-')).map(({ bytes }) => bytes))),
  }
}

function inodesBelow(folder: string): number {
  if (!existsSync(folder)) return 0
  const seen = new Set<number>()
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // The publisher tidies up meanwhile: what it removes is there no longer.
    const found = statSync(join(parentPath, name), { throwIfNoEntry: false })
    if (found !== undefined) seen.add(found.ino)
  }
  return seen.size
}
