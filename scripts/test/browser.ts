import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// It has no window to draw: the journeys take a third less time in it.
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const firstOf = (paths: string[]) =>
  [process.env.CHROMIUM_PATH ?? '', ...paths].find((path) => path && existsSync(path))

/** The browser of the journeys, if it is installed: CHROMIUM_PATH, Chromium's headless shell, Chromium or Chrome. */
export const installedBrowser = (): string | undefined => firstOf([SHELL, ...WHOLE])

/** The browser of the journeys; Debian's package of the shell is installed for them when there is none and that is allowed. */
export function findBrowser(): string | null {
  return installedBrowser() ?? install('chromium-headless-shell', installedBrowser)
}

/** A browser as visitors have it, for what is measured; Debian's package is installed when there is none and that is allowed. */
export function findWholeBrowser(): string | null {
  const find = () => firstOf(WHOLE)
  return find() ?? install('chromium', find)
}

function install(name: string, find: () => string | undefined): string | null {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log(`▸ Installing ${name} (apt-get install ${name})`)
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const [command = '', ...rest] = [...sudo, ...args]
    const run = spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (run.status !== 0) return null
  }
  return find() ?? null
}
