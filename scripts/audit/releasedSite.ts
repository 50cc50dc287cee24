import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, openSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MINUTE } from '@diwan/shared/lib/time'
import { benchCms } from '../../site/publish/bench/benchCms.ts'
import { buildSite } from '../start/prepare.ts'
import { waitFor } from '../start/ready.ts'
import { readSettings } from '../start/settings.ts'
import { pagesOfRelease, pagesOfSitemap } from './pages.ts'

/** A site as visitors get it. */
export interface ReleasedSite {
  origin: string
  /** Paths of all pages that a visitor can get, error pages included. */
  pages: string[]
  /** Route patterns of the templates, such as `/[...locale]/blog/[slug]`. */
  templates: string[]
  stop: () => void
}

interface Options {
  /** Build with the page that shows every component; it is in no release. */
  hasStyleguide?: boolean
}

const root = resolve(import.meta.dirname, '../..')
/** First of three loopback ports. */
const PORT = Number(process.env.AUDIT_PORT || 4510)

/**
 * The site at `AUDIT_URL`; without it a real release of the committed demo content, made by the publisher and served by the web
 * server, with a stand-in for the CMS. The site's code is built only when it changed.
 */
export async function openReleasedSite({ hasStyleguide = false }: Options = {}): Promise<ReleasedSite> {
  const given = process.env.AUDIT_URL
  if (given) return describe(new URL(given).origin, null, () => {})

  const name = hasStyleguide ? 'audit-styleguide' : 'audit'
  const dataDir = join(root, '.data', name)
  const origin = `http://localhost:${PORT}`
  Object.assign(process.env, {
    NODE_ENV: 'production',
    BUNDLES: join(root, '.data', `${name}-bundles`),
    DATA_DIR: dataDir,
    SITE_PORT: String(PORT),
    CMS_PORT: String(PORT + 1),
    PUBLISHER_PORT: String(PORT + 2),
    SITE_URL: origin,
    TEST_PAGES: hasStyleguide ? 'true' : '',
    WEBHOOK_SECRET: `whsec_${Buffer.from('audit').toString('base64')}`,
    PUBLISHER_API_KEY: 'audit',
  })
  await buildSite(readSettings(root), process.env)

  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const cms = benchCms(0, PORT + 1)
  const log = openSync(join(dataDir, 'audit.log'), 'a')
  const children: ChildProcess[] = ['publish/main.ts', 'serve/main.ts'].map((script) =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'site', script)], {
      stdio: ['ignore', log, log],
    }),
  )
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
    cms.close()
  }
  process.on('exit', stop)
  process.on('SIGTERM', () => process.exit(143))
  if (!(await waitFor(`${origin}/builds/latest.json`, { within: 2 * MINUTE }))) {
    stop()
    throw new Error(`The release was not ready within two minutes. Its log: ${join(dataDir, 'audit.log')}`)
  }
  return describe(origin, join(dataDir, 'site/current'), stop)
}

async function describe(origin: string, folder: string | null, stop: () => void): Promise<ReleasedSite> {
  const { code } = await read<{ code: string }>(`${origin}/builds/latest.json`)
  const { prerendered } = await read<{ prerendered: string[] }>(`${origin}/builds/meta/${code}.json`)
  const pages = folder === null ? await pagesOfSitemap(origin) : pagesOfRelease(folder)
  return { origin, pages, templates: prerendered, stop }
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}. Is a release served there?`)
  return (await answer.json()) as T
}
