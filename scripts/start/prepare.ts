import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { digestOf, stampOf } from './digest.ts'
import { node } from './parts.ts'
import type { Settings } from './settings.ts'
import { run, skip, step } from './steps.ts'

/** Brings the database to the newest schema (SQLite; MongoDB needs none). */
export async function migrate(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  if (settings.databaseUri.startsWith('mongodb')) return skip('Migrations', 'MongoDB needs none')
  const cms = join(settings.root, 'cms')
  const stamp = stampOf(
    join(settings.dataDir, 'stamps/migrations'),
    digestOf([join(cms, 'src/migrations')], [settings.databaseUri]),
  )
  const hasDatabase = settings.databaseUri !== '' || existsSync(join(settings.dataDir, 'cms.sqlite'))
  if (stamp.isCurrent && hasDatabase) return skip('Migrations', 'the database is up to date')
  await step('Migrating the database', () =>
    run(node, [join(settings.root, 'node_modules/payload/bin.js'), 'migrate'], {
      cwd: cms,
      env: { ...env, PAYLOAD_MIGRATING: 'true' },
    }),
  )
  stamp.mark()
}

/** Ensures the admin and the service account, and fills an empty system with the demo content. */
export async function seed(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const cms = join(settings.root, 'cms')
  const given = [
    env.SEED_ADMIN_EMAIL ?? '',
    env.SEED_ADMIN_PASSWORD ?? '',
    env.PUBLISHER_API_KEY ?? '',
    // The database has the key's digest by this one.
    env.PAYLOAD_SECRET ?? '',
    env.PAYLOAD_SECRET_BEFORE ?? '',
    settings.databaseUri,
  ]
  const stamp = stampOf(join(settings.dataDir, 'stamps/seed'), digestOf([join(cms, 'src/seed')], given))
  const hasDatabase = settings.databaseUri !== '' || existsSync(join(settings.dataDir, 'cms.sqlite'))
  if (stamp.isCurrent && hasDatabase) return skip('Accounts and demo content', 'already there')
  await step('Accounts and demo content', () =>
    run('npm', ['run', '--silent', 'seed:demo'], { cwd: cms, env, isLoud: true }),
  )
  stamp.mark()
}

/** What goes into the builds of both. */
const sharedInputs = (root: string) =>
  ['shared/src', 'shared/package.json', 'package-lock.json'].map((name) => join(root, name))

/** Builds the CMS unless its sources are the same as last time. Addresses and secrets are read when it runs, not when it is built. */
export async function buildCms({ root }: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const cms = join(root, 'cms')
  const own = ['src', 'next.config.ts', 'tsconfig.json', 'package.json'].map((name) => join(cms, name))
  const stamp = stampOf(join(cms, '.next/diwan-inputs'), digestOf([...own, ...sharedInputs(root)]))
  if (stamp.isCurrent && existsSync(join(cms, '.next/BUILD_ID'))) return skip('Building the CMS', 'nothing changed')
  await step('Building the CMS', () =>
    run(node, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: cms,
      env: { ...env, NODE_ENV: 'production' },
    }),
  )
  stamp.mark()
}

const SITE_INPUTS = [
  'src',
  'integrations',
  'store',
  'publish/renderer',
  'public',
  'fixtures',
  'astro.config.ts',
  'package.json',
]

/** Builds the site's code (a code release) unless its sources are the same as last time and that release is still the newest. */
export async function buildSite(
  { root, siteUrl }: Pick<Settings, 'root' | 'siteUrl'>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const site = join(root, 'site')
  const bundles = resolve(process.env.BUNDLES || join(site, '.bundle'))
  const newest = () => {
    const pointer = join(bundles, 'latest')
    return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : ''
  }
  const inputs = digestOf(
    [...SITE_INPUTS.map((name) => join(site, name)), ...sharedInputs(root)],
    [siteUrl, process.env.PUBLIC_API_BASE ?? '', process.env.TEST_PAGES ?? ''],
  )
  const stampFile = join(bundles, 'diwan-inputs')
  if (newest() && stampOf(stampFile, `${inputs} ${newest()}`).isCurrent)
    return skip('Building the site', 'nothing changed')
  await step('Building the site', () =>
    run(node, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: site,
      env: { ...env, NODE_ENV: 'production' },
    }),
  )
  stampOf(stampFile, `${inputs} ${newest()}`).mark()
}
