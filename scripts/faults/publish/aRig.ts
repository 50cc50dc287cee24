import type { FaultContext } from '../Topic.ts'
import { firstFreePort, mustBeFree } from './firstFreePort.ts'
import { Reader } from './Reader.ts'
import { Rig } from './Rig.ts'
import { must, until } from './until.ts'

const FIRST_PORT = 4_430
const PORTS = 10
const BREATH = 1_000
let next = FIRST_PORT
let rigs = 0

/** The article that most pages show, and the pages that show it. */
export interface Shown {
  name: string
  paths: string[]
}

export const markerOf = (n: number) => `Marker-${String(n).padStart(6, '0')}`
export const MARKER = /Marker-\d{6}/

/** A rig of this fault's own. `--port` chooses its first port, `--bundles` a folder with a built site. */
async function aRig(context: FaultContext, options: Partial<ConstructorParameters<typeof Rig>[0]> = {}): Promise<Rig> {
  const port = await nextPort(context.option('port'))
  const bundles = context.option('bundles')
  const rig = new Rig({ folder: context.folder, port, ...(bundles === undefined ? {} : { bundles }), ...options })
  context.cleanUp(() => rig.end())
  return rig
}

/** Where nobody listens, each rig behind the one before; where somebody does though it was chosen, the sentence that says so. */
async function nextPort(chosen: string | undefined): Promise<number> {
  if (chosen === undefined) {
    const port = await firstFreePort(next, PORTS)
    next = port + PORTS
    return port
  }
  const port = Number(chosen) + PORTS * rigs++
  await mustBeFree(port, PORTS)
  return port
}

/** A rig whose first release is live, with an article whose title stands on several pages. */
export async function aLiveRig(context: FaultContext, options: Partial<ConstructorParameters<typeof Rig>[0]> = {}) {
  const rig = await aRig(context, options)
  context.note('making the first release')
  await rig.startAll()
  return { rig, shown: await showMarker(rig) }
}

async function showMarker(rig: Rig): Promise<Shown> {
  const [newest] = [...rig.cms.documents.values()]
    .filter(({ collection, locales }) => collection === 'blogs' && locales.en !== null)
    .sort((a, b) => (String(a.locales.en?.publishedAt) < String(b.locales.en?.publishedAt) ? 1 : -1))
  must(newest !== undefined, 'The demo content has no article.')
  const name = `blogs/${newest.id}`
  rig.publish(name, markerOf(0))
  await rig.settled()
  const slug = String(newest.locales.en?.slug)
  const candidates = ['/', '/articles', `/blog/${slug}`, `/blog/${slug}/_payload.json`, '/articles/rss.xml']
  const pages = await Promise.all(candidates.map((path) => rig.page(path)))
  const paths = candidates.filter((_, at) => MARKER.test(pages[at] ?? ''))
  must(paths.length >= 3, `Only ${paths.join(', ')} show the article.`)
  return { name, paths }
}

export function aReader(rig: Rig, { paths }: Shown, pause = 20): Reader {
  return new Reader({ origin: `http://127.0.0.1:${rig.ports.web}`, paths, marker: MARKER, pause })
}

/** Throws when an outbox row was lost, or two releases claim it. A publisher is idle a breath before it has reported. */
export async function mustBeReportedOnce(rig: Rig): Promise<void> {
  const lostOf = (releases: Set<string>[]) => releases.filter(({ size }) => size === 0).length
  const releasesOfRows = () => [...rig.releasesOfRows().values()]
  await until('reported', BREATH, () => lostOf(releasesOfRows()) === 0).catch(() => {})
  const releases = releasesOfRows()
  const lost = lostOf(releases)
  const doubled = releases.filter(({ size }) => size > 1).length
  must(lost === 0, `${lost} of ${releases.length} changes were never reported live.`)
  must(doubled === 0, `${doubled} of ${releases.length} changes are claimed by two releases.`)
}
