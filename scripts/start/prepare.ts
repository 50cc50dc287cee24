import { existsSync } from 'node:fs'
import { join } from 'node:path'
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

/** Builds the CMS unless its sources are the same as last time. */
export async function buildCms(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const { root } = settings
  const cms = join(root, 'cms')
  const inputs = ['src', 'next.config.ts', 'tsconfig.json', 'package.json'].map((name) => join(cms, name))
  const digest = digestOf(
    [...inputs, join(root, 'shared/src'), join(root, 'package-lock.json')],
    [settings.siteUrl, process.env.PUBLIC_API_BASE ?? ''],
  )
  const stamp = stampOf(join(cms, '.next/diwan-inputs'), digest)
  if (stamp.isCurrent) return skip('Building the CMS', 'nothing changed')
  await step('Building the CMS', () =>
    run(node, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: cms,
      env: { ...env, NODE_ENV: 'production' },
    }),
  )
  stamp.mark()
}

/** Builds the site's code (a code release) unless its sources are the same as last time. */
export async function buildSite(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const { root } = settings
  const site = join(root, 'site')
  const inputs = ['src', 'store', 'publish/renderer', 'public', 'fixtures', 'astro.config.ts', 'package.json'].map(
    (name) => join(site, name),
  )
  const digest = digestOf(
    [...inputs, join(root, 'shared/src'), join(root, 'package-lock.json')],
    [settings.siteUrl, process.env.PUBLIC_API_BASE ?? ''],
  )
  const stamp = stampOf(join(site, '.bundle/diwan-inputs'), digest)
  if (stamp.isCurrent) return skip('Building the site', 'nothing changed')
  await step('Building the site', () =>
    run(node, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: site,
      env: { ...env, NODE_ENV: 'production' },
    }),
  )
  stamp.mark()
}
