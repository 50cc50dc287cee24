import { readOptions } from '../readOptions.ts'
import { BROWSER_ARGS, installedBrowser } from '../test/browser.ts'

const ANSWER_WITHIN = 30_000

/** What every soak needs to know of the running system it works on: `--origin`, and an editor's `--email` and `--password`. */
export function readSoak(usage: string, more: Record<string, string> = {}) {
  const defaults = { origin: 'http://localhost:4321', email: '', password: '', ...more }
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  )
  const { values } = readOptions(usage, options)
  const soak = values as typeof defaults & Record<string, string>
  if (!/^https?:$/.test(URL.parse(soak.origin)?.protocol ?? ''))
    end(`--origin takes an address, like ${defaults.origin}, not “${soak.origin}”.`)
  return Object.assign(soak, { origin: soak.origin.replace(/\/+$/, '') })
}

/** Ends a soak that cannot begin. */
export function end(problem: string): never {
  console.error(problem)
  process.exit(2)
}

/** The system that answers there; ends the soak when none does. */
export async function mustAnswer(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/builds/latest.json`, { signal: AbortSignal.timeout(ANSWER_WITHIN) }).catch(
    () => null,
  )
  if (!answer?.ok) end(`No running system answers at ${origin}. Start it, or name its address with --origin.`)
}

/** Signs somebody in and returns their token; ends the soak when nobody can. */
export async function signIn({ email, origin, password }: Record<'email' | 'origin' | 'password', string>) {
  await mustAnswer(origin)
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  }).catch(() => null)
  const { token } = ((await answer?.json().catch(() => null)) ?? {}) as { token?: string }
  if (!token)
    end(
      `Nobody signs in as “${email}” at ${origin} (${answer?.status ?? 'no answer'}). Give --email and --password of an administrator without a second factor.`,
    )
  return token
}

/** The browser that the journeys use. */
export const browserOptions = {
  executablePath: installedBrowser(),
  args: BROWSER_ARGS,
}
