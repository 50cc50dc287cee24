import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PublisherEnv } from './env.ts'
import { filesBelow } from './filesBelow.ts'
import { headersFile } from './headers.ts'
import { type Inline, inlineOf } from './inlineOf.ts'
import { buildSite, SITE } from './renderer/buildSite.ts'

// Made by the publisher: a build knows no releases, redirects and media of the CMS.
const PUBLISHERS_OWN = /^(?:builds\/|media\/|_redirects$|_ids\/|\.release$)|\.br$/

/** Builds the site from the mirror as it was released, and tells every file that differs from what is live. */
export async function verifyRelease({
  dataDir,
  siteUrl,
  apiOrigin,
}: Pick<PublisherEnv, 'dataDir' | 'siteUrl' | 'apiOrigin'>): Promise<string[]> {
  // Modules of a build resolve their imports from where it lies.
  const folder = mkdtempSync(join(SITE, '.bundle-verify-'))
  try {
    const live = realpathSync(join(dataDir, 'site/current'))
    const mirror = join(folder, 'mirror.sqlite')
    const database = new DatabaseSync(join(dataDir, 'publish/mirror.sqlite'), { readOnly: true })
    database.exec(`VACUUM INTO '${mirror.replaceAll("'", "''")}'`)
    database.close()
    const built = join(folder, 'dist')
    await buildSite({ MIRROR: mirror, SITE_URL: siteUrl, BUNDLES: join(folder, 'code') }, { outDir: built })
    writeFileSync(
      join(built, '_headers'),
      headersFile(inlineBelow(built), { apiOrigin, isTls: siteUrl.startsWith('https:') }),
    )
    return compare(live, built)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What stands inline in each page: the publisher looks at one of each route. */
function* inlineBelow(built: string): Generator<Inline> {
  for (const file of filesBelow(built))
    if (file.endsWith('.html')) yield inlineOf(readFileSync(join(built, file), 'utf8'))
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
