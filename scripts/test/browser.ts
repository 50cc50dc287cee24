import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// It composes no window, which a third of the journeys' time went into, and shows no PDF, for want of a viewer.
const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** How every browser is started here, with nothing of its own on the network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser as visitors have it, if there is one: CHROMIUM_PATH, or an installed Chromium or Chrome. */
export const installedBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path && existsSync(path))

/** What journeys run in that need no PDF: Chromium's headless shell, or the browser when there is none or CHROMIUM_PATH names one. */
export const installedShell = (): string | undefined =>
  !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : installedBrowser()

/** The browser; Debian's packages of it and of its shell are installed when there is none and that is allowed. */
export function findBrowser(): string | null {
  const found = installedBrowser()
  if (found) return found
  console.log('▸ Installing Chromium (apt-get install chromium chromium-headless-shell)')
  if (!aptGet('update', '-qq')) return null
  // Other distributions have no such shell.
  for (const packages of [['chromium', 'chromium-headless-shell'], ['chromium']])
    if (aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)) break
  return installedBrowser() ?? null
}

function aptGet(...args: string[]): boolean {
  const [command = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args]
  const { status } = spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
