import { resolve } from 'node:path'
import { buildCms, buildSite } from './prepare.ts'
import { readSettings } from './settings.ts'
import { asStop, Stop } from './stop.ts'

// npm run build: what a start would build, so that the next one has only to run it. The address of the site is compiled into its pages: it is
// taken from `.env`, as a start takes it.
const root = resolve(import.meta.dirname, '../..')

try {
  const settings = readSettings(root)
  const env: NodeJS.ProcessEnv = { ...process.env, SITE_URL: settings.siteUrl }
  await buildCms(settings, env)
  await buildSite(settings, env)
} catch (error) {
  const reason = asStop(error, root)
  console.error(reason instanceof Stop ? `\n${reason.message}\n` : reason)
  process.exitCode = 1
}
