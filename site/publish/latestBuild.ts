import type { LatestBuild } from '@diwan/shared/contracts/builds'

/** The file of a release that names it. */
export const LATEST_BUILD = 'builds/latest.json'

/** What that file says. */
export function latestBuild({ id, timestamp, code }: LatestBuild): string {
  return JSON.stringify({ id, timestamp, code })
}
