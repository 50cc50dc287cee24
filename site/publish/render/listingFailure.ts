import { problemOf } from '@diwan/shared/messages/problems'

/** What is wrong with the content when a route cannot list its paths; `null` when it is the system that fails. */
export function listingFailure(route: string, error: unknown): string | null {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return null
  const [pattern = route] = route.split(' ')
  return problemOf('notListed', { route: pattern, reason: error instanceof Error ? error.message : String(error) })
}
