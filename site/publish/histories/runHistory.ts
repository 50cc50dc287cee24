import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { HOUR } from '@diwan/shared/lib/time'
import { Chance } from '@diwan/shared/testing/Chance'
import { benchDocuments, benchFiles } from '../bench/benchDocuments.ts'
import { filesBelow } from '../filesBelow.ts'
import { openRenderer } from '../renderer/openRenderer.ts'
import { FakeCms } from '../testing/fakeCms.ts'
import { startPublisher } from '../testing/startPublisher.ts'
import { BlobStore } from '../swap/BlobStore.ts'
import { verifyRelease } from '../verifyRelease.ts'
import { Editors } from './Editors.ts'
import { FreshRender } from './FreshRender.ts'
import { setClock, startVirtualClock } from './virtualClock.ts'

interface Options {
  /** Folder of the code release. */
  bundle: string
  seed: number
  /** How many edits at least. */
  edits: number
  /** How many edits one release may bring at most. */
  together: number
  /** After every how many releases a real `astro build` is compared, and after the last one; 0: never. */
  buildEvery: number
  /** How many pages at least a release renders on threads; without it as many as everywhere. */
  worthThreads?: number
  note?: (progress: string) => void
}

export interface HistoryFigures {
  edits: number
  releases: number
  builds: number
  pages: number
  held: number
  /** How many changes were told ahead of their commit. */
  ahead: number
  counts: Record<string, number>
  /** The first difference; `null` when there was none. */
  difference: string | null
}

// Made by the publisher alone, and different in each release.
const NAMES_RELEASE = /^builds\/latest\.json$|^\.release$|\.br$/
const PAGE_HASH = / data-page="[^"]*"/
const SITE_URL = 'http://localhost:4321'
const BEGIN = Date.parse('2026-11-21T06:00:00Z')

/**
 * Lets editors change the demo content by chance and compares, after each release, every file that visitors get with a full render
 * in a fresh process, and now and then with a real `astro build`. The same seed makes the same history.
 */
export async function runHistory({
  bundle,
  seed,
  edits,
  together,
  buildEvery,
  worthThreads,
  note,
}: Options): Promise<HistoryFigures> {
  let now = BEGIN
  startVirtualClock(now)
  const chance = new Chance(seed)
  const cms = new FakeCms()
  for (const document of benchDocuments()) cms.documents.set(`${document.collection}/${document.id}`, document)
  cms.readFile = benchFiles(cms.documents.values())
  const editors = new Editors(cms, chance, () => now)
  const dataDir = mkdtempSync(join(tmpdir(), 'history-'))
  const fresh = new FreshRender(bundle, SITE_URL)
  const publisher = await startPublisher({
    cms,
    dataDir,
    renderer: await openRenderer(bundle),
    siteUrl: SITE_URL,
    ...(worthThreads && { worthThreads }),
  })
  const figures: HistoryFigures = {
    edits: 0,
    releases: 0,
    builds: 0,
    pages: 0,
    held: 0,
    ahead: 0,
    counts: editors.counts,
    difference: null,
  }
  const known = new Set<string>()

  const blobs = join(dataDir, 'publish/blobs')
  const compare = async (isLast: boolean): Promise<string | null> => {
    const live = liveFiles(dataDir)
    const expected = await fresh.files(publisher.database, blobs, storeNow(publisher.database))
    const first = firstDifference(live, expected, blobs)
    if (first !== null) return first
    if (buildEvery === 0 || !(isLast || figures.releases % buildEvery === 0)) return null
    figures.builds += 1
    note?.(`release ${figures.releases}: astro build`)
    const { differences } = await verifyRelease({ dataDir, siteUrl: SITE_URL, apiOrigin: '' })
    return differences.length === 0 ? null : `astro build: ${differences.length} files, the first ${differences[0]}`
  }

  // Often what is coming is told before it is committed, and now and then something that never will be.
  const tellAhead = async (document: MirroredDocument) => {
    publisher.publisher.makeAhead(chance.happens(0.3) ? neverCommitted(document) : structuredClone(document))
    figures.ahead += 1
    if (chance.happens(0.5)) await publisher.publisher.settled()
  }

  try {
    figures.difference = await compare(false)
    while (figures.difference === null && figures.edits < edits) {
      if (chance.happens(0.3)) setClock((now += (1 + chance.below(48)) * HOUR))
      const isReworded = chance.happens(0.3)
      const many = isReworded ? 1 : 1 + chance.below(together)
      const changes = editors.due()
      for (let n = 0; n < many; n++)
        for (const change of isReworded ? editors.reword() : editors.edit()) changes.push(change)
      figures.edits += many
      // Every other nudge brings along what it names.
      const isCarried = isReworded || figures.edits % 2 === 0
      const carried = isCarried ? changes.flatMap(({ collection, id }) => cms.state(collection, id)) : []
      const [only, ...others] = carried
      if (changes.length === 1 && only !== undefined && others.length === 0) await tellAhead(only)
      publisher.publisher.receive(changes, carried)
      await publisher.publisher.settled()
      const { error, held } = publisher.publisher.status()
      if (error !== null) return { ...figures, difference: `release failed: ${error.message}` }
      figures.held = Math.max(figures.held, held.length)
      for (const report of publisher.reports()) {
        if (report.type !== 'release.live' || known.has(report.release)) continue
        known.add(report.release)
        figures.releases += 1
        figures.pages += report.pages
      }
      note?.(`${figures.edits} edits, ${figures.releases} releases`)
      figures.difference = await compare(figures.edits >= edits)
    }
    return figures
  } finally {
    fresh.end()
    await publisher.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function neverCommitted({ locales, ...document }: MirroredDocument): MirroredDocument {
  const reworded = (body: DocumentBody | null) => body && { ...body, title: 'Never committed', name: 'Never committed' }
  return { ...document, locales: { en: reworded(locales.en), ar: reworded(locales.ar) } }
}

function storeNow(database: Parameters<FreshRender['files']>[0]): number {
  const row = database.prepare("SELECT value FROM meta WHERE name = 'now'").get() as { value: string }
  return Number(row.value)
}

function liveFiles(dataDir: string): Map<string, string> {
  const root = realpathSync(join(dataDir, 'site/current'))
  const files = filesBelow(root).filter((file) => !NAMES_RELEASE.test(file))
  return new Map(files.map((file) => [file, hash('sha256', readFileSync(join(root, file)), 'hex')]))
}

/** The first file that differs, and where: pages before the files that are derived from them. `null`: none does. */
function firstDifference(live: Map<string, string>, expected: Map<string, string>, blobs: string): string | null {
  const paths = [...new Set([...expected.keys(), ...live.keys()])].filter((path) => !NAMES_RELEASE.test(path))
  const differing = paths.filter((path) => live.get(path) !== expected.get(path))
  const first = differing.find((path) => path.endsWith('.html')) ?? differing[0]
  if (first === undefined) return null
  const [left, right] = [live.get(first), expected.get(first)]
  if (left === undefined) return `missing: ${first}`
  if (right === undefined) return `not in a full render: ${first}`
  // A page's own hash differs whenever anything else does.
  const read = (blob: string) => new BlobStore(blobs).read(blob).toString('utf8').replace(PAGE_HASH, '')
  return `differs: ${first}, one of ${differing.length}\n${spotOf(read(left), read(right))}`
}

/** Where two texts part, with what stands around. */
function spotOf(live: string, full: string): string {
  let at = 0
  while (at < live.length && live[at] === full[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 200)
  return `  live: …${around(live)}…\n  full: …${around(full)}…`
}
