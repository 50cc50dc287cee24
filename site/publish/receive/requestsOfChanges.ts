import type { Change } from '@diwan/shared/contracts/publishing'

const MOST = 5_000
const requests = new Map<string, string>()

/** Keeps, until this process ends, which calls of the CMS the changes come from. Their own ids lead back to them afterwards. */
export function rememberRequests(changes: readonly Change[]): void {
  for (const { outbox, request } of changes) if (request !== undefined) requests.set(outbox, request)
  for (const oldest of requests.keys()) {
    if (requests.size <= MOST) return
    requests.delete(oldest)
  }
}

/** The calls behind outbox rows, each once. */
export const requestsOf = (outbox: readonly string[]): string[] => [
  ...new Set(outbox.flatMap((id) => requests.get(id) ?? [])),
]
