import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PublisherEnv } from './env.ts'
import { filesBelow } from './filesBelow.ts'
import { headersFile } from './headers.ts'
import { type Inline, inlineOf } from './inlineOf.ts'
import { LATEST_BUILD } from './latestBuild.ts'
import { Mirror } from './mirror/Mirror.ts'
import { buildSite, SITE } from './renderer/buildSite.ts'
import { latestBundle, readBundle } from './renderer/bundle.ts'
import { damagedFiles } from './swap/damagedFiles.ts'
import { ReleaseHistory } from './swap/ReleaseHistory.ts'

// Made by the publisher: a build knows no releases, redirects and media of the CMS.
const PUBLISHERS_OWN = /^(?:builds\/|media\/|_redirects$|_ids\/|\.release$)|\.br$/

type Settings = Pick<PublisherEnv, 'dataDir' | 'siteUrl' | 'apiOrigin'>

export interface Verified {
  /** Every live file that differs from a full build or does not hold what was written in it, with what is wrong. */
  differences: string[]
  /** Whether it was compared with a full build: the documents of an older release that is shown again are not known any more. */
  isCompared: boolean
  /** Whether the build was by the same sources and settings as the live release; otherwise files differ for that alone. */
  isSameCode: boolean
}

const ATTEMPTS = 3

/**
 * Builds the site from the mirror as it was released, and compares what is live with it and with what was written; once more when another
 * release came meanwhile, as one does for the share image of what was published. Throws when releases keep coming.
 */
export async function verifyRelease(settings: Settings): Promise<Verified> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const release = liveIn(settings)
    const verified = await verifyOnce(settings)
    if (verified.differences.length === 0 || liveIn(settings) === release) return verified
  }
  throw new Error('Each time another release came while this one was compared. Try again when less is published.')
}

/** What names the live release. */
function liveIn({ dataDir }: Settings): string | null {
  const file = join(dataDir, 'site/current', LATEST_BUILD)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function verifyOnce({ dataDir, siteUrl, apiOrigin }: Settings): Promise<Verified> {
  // Modules of a build resolve their imports from where it lies.
  const folder = mkdtempSync(join(SITE, '.bundle-verify-'))
  try {
    const current = join(dataDir, 'site/current')
    if (!existsSync(current))
      throw new Error(`There is no release in ${dataDir}/site. Start the system with npm start.`)
    const live = realpathSync(current)
    const mirror = join(folder, 'mirror.sqlite')
    const database = new DatabaseSync(join(dataDir, 'publish/mirror.sqlite'), { readOnly: true })
    database.exec(`VACUUM INTO '${mirror.replaceAll("'", "''")}'`)
    database.close()
    const { code, damaged, isOlder } = lookAt(live, mirror)
    const damages = damaged.map((path) => `damaged: ${path}`)
    if (isOlder) return { differences: damages.sort(), isCompared: false, isSameCode: true }
    const [built, bundles] = [join(folder, 'dist'), join(folder, 'code')]
    await buildSite({ MIRROR: mirror, SITE_URL: siteUrl, BUNDLES: bundles }, { outDir: built })
    const bundle = latestBundle(bundles)
    writeFileSync(
      join(built, '_headers'),
      headersFile(inlineBelow(built), { apiOrigin, isTls: siteUrl.startsWith('https:') }),
    )
    const differences = compare(live, built).filter(
      (difference) => !damaged.some((path) => difference.endsWith(`: ${path}`)),
    )
    return {
      differences: [...damages, ...differences].sort(),
      isCompared: true,
      isSameCode: bundle === null || readBundle(bundle).id === code,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What stands inline in each page: the publisher looks at one of each route. */
function* inlineBelow(built: string): Generator<Inline> {
  for (const file of filesBelow(built))
    if (file.endsWith('.html')) yield inlineOf(readFileSync(join(built, file), 'utf8'))
}

/** What is wrong with live files by themselves. Afterwards the copy of the mirror has the documents of the newest release alone. */
function lookAt(live: string, copy: string): { code: string | undefined; damaged: string[]; isOlder: boolean } {
  const database = new DatabaseSync(copy)
  try {
    const history = new ReleaseHistory(database)
    const release = history.live()
    // What waits behind a pin, or for an editor's correction, is in no release.
    const mirror = new Mirror(database)
    mirror.holdBack(mirror.unreleased())
    return {
      code: release?.code,
      damaged: damagedFiles(live, history.eachFileAt(release?.number ?? 0)),
      isOlder: release !== null && release.rollbackOf !== null,
    }
  } finally {
    database.close()
  }
}

function compare(live: string, built: string): string[] {
  const expected = filesBelow(built).filter((file) => !PUBLISHERS_OWN.test(file))
  const missing = expected.filter((file) => !existsSync(join(live, file))).map((file) => `missing: ${file}`)
  const differing = expected
    .filter((file) => existsSync(join(live, file)))
    .filter((file) => !readFileSync(join(live, file)).equals(readFileSync(join(built, file))))
    .map((file) => `differs: ${file}`)
  const known = new Set(expected)
  // Assets of earlier code stay for open tabs.
  const extra = filesBelow(live)
    .filter((file) => !PUBLISHERS_OWN.test(file) && !file.startsWith('_astro/') && !known.has(file))
    .map((file) => `not in a full build: ${file}`)
  return [...missing, ...differing, ...extra].sort()
}
