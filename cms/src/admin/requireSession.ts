import { runGuards } from '@diwan/shared/browser/routeGuards'
import { redirect } from 'next/navigation'
import type { InitPageResult, TypedUser } from 'payload'

/** The person a screen of ours is shown to. Payload leaves custom views public, so each asks here first. */
export function requireSession({ req }: InitPageResult, path: string): TypedUser {
  const answer = runGuards(['auth'], { path, isSignedIn: req.user !== null })
  if (answer !== true) redirect(answer)
  if (!req.user) throw new Error('The auth guard let a guest pass')
  return req.user
}
