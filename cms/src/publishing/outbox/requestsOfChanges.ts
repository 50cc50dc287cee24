const MOST = 5_000
const place = Symbol.for('diwan.requestsOfChanges')
const shared = globalThis as { [place]?: Map<string, string> }

/**
 * Which call made a change: kept until it is live, by the process that recorded it. Another process names the change alone, which the log's
 * line about its record leads back to the call.
 */
const requests = () => (shared[place] ??= new Map())

export function rememberRequest(change: string, request: string): void {
  const known = requests()
  known.set(change, request)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
}

export const requestOfChange = (change: string): string | undefined => requests().get(change)

/** The calls behind changes, each once. */
export const requestsOfChanges = (changes: readonly string[]): string[] => [
  ...new Set(changes.flatMap((change) => requestOfChange(change) ?? [])),
]
