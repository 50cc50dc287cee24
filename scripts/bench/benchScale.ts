import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readOptions } from '../readOptions.ts'
import { figuresOf, load, round } from './publish/figures.ts'
import { machine } from './publish/machine.ts'
import { growthOf } from './scale/growthOf.ts'
import { mirrorFacts } from './scale/mirrorFacts.ts'
import { releaseFacts } from './scale/releaseFacts.ts'
import { residentMb } from './scale/residentMb.ts'
import { lackOfRoom, roomIn } from './scale/roomIn.ts'
import { standInSubject } from './scale/standInSubject.ts'
import { type Kind, KINDS, type Subject } from './scale/Subject.ts'
import { systemSubject } from './scale/systemSubject.ts'

// npm run bench:scale: how everything that can grow with a site does (docs/scale.md).
const { values } = readOptions('npm run bench:scale [-- …]: measures what grows with a site.', {
  /** Sizes of the site. */
  documents: { type: 'string', default: '1000,10000,100000' },
  rounds: { type: 'string', default: '30' },
  /** First of three ports for each size. */
  port: { type: 'string', default: '4610' },
  /** Where the systems' folders lie for the time: some 20 GB and a million inodes at 100,000 documents. */
  folder: { type: 'string', default: tmpdir() },
  /** Folders that `--keep` left, one for each size, in place of new ones: the first release of a large site takes most of the time. */
  again: { type: 'string', default: '' },
  /** With the real CMS; otherwise another answers in its place, and times begin with the nudge. */
  system: { type: 'boolean', default: false },
  /** Leaves the folders where they are, to look into a large site afterwards. */
  keep: { type: 'boolean', default: false },
  /** A file for the figures as JSON. */
  json: { type: 'string', default: '' },
})
const rounds = Number(values.rounds)
const again = values.again.split(',').filter(Boolean)
const root = resolve(import.meta.dirname, '../..')
process.env.BUNDLES ??= join(root, '.data/bench-bundles')
// The publisher has tidied up by then, and given back the memory that its start left behind.
const QUIET = 15_000
// Whoever publishes at a desk leaves the system this long in between.
const PAUSE = 1_000
const PORTS = 3
/** What one sitemap file may hold by the protocol. */
const SITEMAP_LIMIT = { urls: 50_000, kb: 50 * 1_024 }

/** Memory of a process in megabytes: now, and the most it ever had. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024)
  return { now: of('VmRSS'), peak: of('VmHWM') }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return round(performance.now() - begun)
}

/** A size with its system. */
interface Site {
  documents: number
  folder: string
  subject: Subject
}

/** Changes every site in turn, so that what the machine does meanwhile meets all sizes alike and their ratio is the site's. */
async function changesOf(sites: Site[], kind: Kind): Promise<Record<string, number>[]> {
  const took = sites.map((): number[] => [])
  // The first change after a start reads what later ones find in memory.
  for (let at = 0; at <= rounds; at++)
    for (const [which, { subject }] of sites.entries()) {
      took[which]?.push(await subject.change(kind, at))
      await setTimeout(PAUSE)
    }
  return took.map(([first = 0, ...later]) => {
    const { p50, p95, max } = figuresOf(later)
    return {
      [`${kind}FirstMs`]: round(first),
      [`${kind}P50Ms`]: p50,
      [`${kind}P95Ms`]: p95,
      [`${kind}MaxMs`]: max,
    }
  })
}

/** How long the web server takes for a list, in milliseconds: the median of many. */
async function listMs({ web }: Subject): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < 50; at++) took.push(await timeOf(async () => (await fetch(`${web}/articles`)).arrayBuffer()))
  return figuresOf(took).p50
}

async function siteOf(documents: number, port: number, kept: string | undefined): Promise<Site> {
  const folder = kept ?? mkdtempSync(join(values.folder, `bench-scale-${documents}-`))
  const subject = values.system
    ? await systemSubject(folder, port, documents, rounds + 1)
    : await standInSubject(folder, port, documents)
  return { documents, folder, subject }
}

/** Makes the first release and starts the publisher again. */
async function grow({ documents, folder, subject }: Site): Promise<Record<string, number>> {
  const firstReleaseMs = await timeOf(() => subject.begin())
  const { peak } = memoryOf(subject.publisher())
  const startMs = await timeOf(() => subject.restart())
  await setTimeout(QUIET)
  const { now: idleMb } = memoryOf(subject.publisher())
  const grown = { firstReleaseMs, firstReleasePeakMb: peak, startMs, idleMb }
  console.log({ documents, folder, ...grown, load: load() })
  return grown
}

/** Measures sizes whose systems run at the same time. */
async function measure(sizes: number[]): Promise<Record<string, number>[]> {
  const all = sizes.reduce((sum, documents) => sum + documents, 0)
  const lack = lackOfRoom(all, values.folder, roomIn(values.folder))
  if (lack !== null) {
    console.error(lack)
    process.exit(1)
  }
  const sites: Site[] = []
  const grown: Record<string, number>[] = []
  try {
    for (const documents of sizes) {
      const site = await siteOf(documents, Number(values.port) + PORTS * sites.length, again[sizes.indexOf(documents)])
      sites.push(site)
      grown.push(await grow(site))
    }
    // What of it must be read from the disk decides how long a change takes: the files of a release push it out.
    const resident = sites.map(({ subject }) => residentMb(join(subject.dataDir, 'publish/mirror.sqlite')))
    const changes: Record<string, number>[][] = []
    for (const kind of KINDS) changes.push(await changesOf(sites, kind))
    const runs: Record<string, number>[] = []
    for (const [at, site] of sites.entries()) {
      runs.push({
        documents: site.documents,
        ...(Object.assign({}, ...changes.map((of) => of[at])) as Record<string, number>),
        ...grown[at],
        ...(resident[at] != null && { mirrorInMemoryMb: resident[at] }),
        afterEditsMb: memoryOf(site.subject.publisher()).now,
        listMs: await listMs(site.subject),
        ...mirrorFacts(site.subject.dataDir),
        ...releaseFacts(site.subject.dataDir),
        load: load(),
      })
    }
    return runs
  } finally {
    for (const { subject, folder } of sites) {
      await subject.end()
      if (!values.keep && again.length === 0) rmSync(folder, { recursive: true, force: true })
    }
  }
}

const sizes = values.documents.split(',').map(Number)
// Whole systems follow each other: the address that is compiled into a site's pages has the port of its system.
const together = values.system ? sizes.map((documents) => [documents]) : [sizes]
const runs: Record<string, number>[] = []
for (const some of together) runs.push(...(await measure(some)))
for (const { largestSitemapUrls = 0, largestSitemapKb = 0 } of runs) {
  if (largestSitemapUrls > SITEMAP_LIMIT.urls || largestSitemapKb > SITEMAP_LIMIT.kb) {
    console.error(
      `A sitemap file holds ${largestSitemapUrls} addresses in ${largestSitemapKb} KB: search engines refuse it.`,
    )
    process.exitCode = 1
  }
}
const growth = runs.slice(1).map((run, at) => growthOf(runs[at] as Record<string, number>, run))
const names = Object.keys(runs[0] ?? {})
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries([
        ...runs.map((run) => [String(run.documents), run[name]]),
        ...growth.map((of, at) => [`× ${String(runs[at]?.documents)}→${String(runs[at + 1]?.documents)}`, of[name]]),
      ]),
    ]),
  ),
)
const report = JSON.stringify({ machine: machine(), withCms: values.system, rounds, runs, growth }, null, 2)
if (values.json === '') console.log(report)
else {
  mkdirSync(dirname(resolve(values.json)), { recursive: true })
  writeFileSync(values.json, `${report}\n`)
}
process.exit()
