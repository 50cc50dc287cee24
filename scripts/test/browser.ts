import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Not Chromium's headless shell, in which the journeys take a third less time: it shows no CV, for want of a viewer.
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the journeys, if there is one: CHROMIUM_PATH, or an installed Chromium or Chrome. */
export const installedBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path && existsSync(path))

/** The browser of the journeys; Debian's package is installed when there is none and that is allowed. */
export function findBrowser(): string | null {
  const found = installedBrowser()
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log('▸ Installing Chromium (apt-get install chromium)')
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...sudo, ...args]
    const run = spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (run.status !== 0) return null
  }
  return installedBrowser() ?? null
}
