import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The site's workspace. */
export const SITE = join(import.meta.dirname, '../..')

/** Runs a full `astro build` in a process of its own; with other folders it leaves those of the site alone. */
export async function buildSite(
  env: NodeJS.ProcessEnv = {},
  { project = SITE, outDir = join(project, 'dist') }: { project?: string; outDir?: string } = {},
): Promise<void> {
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build', '--outDir', outDir], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => lines.push(text.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`astro build failed:\n${lines.join('').trimEnd().split('\n').slice(-20).join('\n')}`)
}
