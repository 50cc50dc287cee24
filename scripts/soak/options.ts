import { readOptions } from '../readOptions.ts'
import { BROWSER_ARGS, installedBrowser } from '../test/browser.ts'

/** What every soak needs to know of the running system it works on: `--origin`, and an editor's `--email` and `--password`. */
export function readSoak(usage: string, more: Record<string, string> = {}) {
  const defaults = { origin: 'http://localhost:4321', email: '', password: '', ...more }
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  )
  const { values } = readOptions(usage, options)
  return values as typeof defaults & Record<string, string>
}

/** The browser that the journeys use. */
export const browserOptions = {
  executablePath: installedBrowser(),
  args: BROWSER_ARGS,
}
