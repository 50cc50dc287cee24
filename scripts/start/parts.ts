import { join } from 'node:path'
import { markOf } from './leftovers.ts'
import type { Settings } from './settings.ts'
import type { Secrets } from './secrets.ts'
import type { Part } from './supervisor.ts'

/** The project's own Node. */
export const node = process.execPath

/** What every part gets: the operator's environment, the settings with their defaults filled in, and the secrets. */
export function environmentOf(
  settings: Settings,
  secrets: Secrets,
  mode: 'production' | 'development',
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...secrets,
    ...markOf(process.pid),
    NODE_ENV: mode,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    // Compressing and drawing on several threads would otherwise leave memory behind in each: up to half of what a process takes.
    MALLOC_ARENA_MAX: '1',
    DATA_DIR: settings.dataDir,
    DATABASE_URI: settings.databaseUri,
    SITE_PORT: String(settings.sitePort),
    CMS_PORT: String(settings.cmsPort),
    PUBLISHER_PORT: String(settings.publisherPort),
    SITE_URL: settings.siteUrl,
    SEED_ADMIN_EMAIL: settings.adminEmail,
  }
}

/** Loopback port of `astro dev`. */
const ASTRO_PORT = 4323

/**
 * Milliseconds after which the CMS closes a connection that nobody uses. The web server gives its own up long before
 * (`site/serve/forwarder.ts`): with Next's 5 s, a CMS that was busy for seconds would close one on which a request is waiting.
 */
const CMS_KEEPS_OPEN = '75000'

/**
 * What keeps the publisher's heap ready while nobody publishes. V8's default is 1 MB for the young part of a heap that has rested: the first
 * publish after it clears that several times. And after eight seconds of rest it would give back memory that the next publish asks for again, page by
 * page; `shrinkHeap` gives back what is much. In the Dockerfile too.
 */
export const READY_HEAP = ['--min-semi-space-size=16', '--no-memory-reducer']

/** The three processes of the embedded default, and the site's development server. */
export function partsOf(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  isDev: boolean,
): Record<'cms' | 'publisher' | 'web' | 'astro', Part> {
  const next = join(settings.root, 'node_modules/next/dist/bin/next')
  const site = join(settings.root, 'site')
  const plain = '--disable-warning=ExperimentalWarning'
  return {
    cms: {
      name: 'cms',
      command: node,
      args: [
        next,
        ...(isDev ? ['dev'] : ['start', '--keepAliveTimeout', CMS_KEEPS_OPEN]),
        ...['-p', String(settings.cmsPort), '-H', '127.0.0.1'],
      ],
      cwd: join(settings.root, 'cms'),
      env,
    },
    publisher: {
      name: 'publisher',
      command: node,
      args: [plain, ...READY_HEAP, join(site, 'publish/main.ts')],
      cwd: site,
      env,
    },
    web: {
      name: 'web',
      command: node,
      args: [plain, join(site, 'serve/main.ts')],
      cwd: site,
      env: isDev ? { ...env, SITE_DEV_PORT: String(ASTRO_PORT) } : env,
    },
    astro: {
      name: 'astro',
      command: node,
      args: [
        join(settings.root, 'node_modules/astro/bin/astro.mjs'),
        'dev',
        '--host',
        '127.0.0.1',
        '--port',
        String(ASTRO_PORT),
      ],
      cwd: site,
      env: { ...env, MIRROR: join(settings.dataDir, 'publish/mirror.sqlite') },
    },
  }
}
