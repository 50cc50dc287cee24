export interface Advisory {
  id: string
  package: string
  /** First version that is affected; none: all before `below`. */
  from?: string
  /** First version that is not. */
  below: string
  what: string
}

export interface Accepted {
  id: string
  /** The path of the lockfile that it is accepted for. */
  at: string
  reason: string
}

interface Lockfile {
  packages: Record<string, { version?: string; link?: boolean }>
}

const partsOf = (version: string) => version.split(/[.+-]/, 3).map(Number)

/** Whether one version comes before another; of two alike, a prerelease comes first. */
export function isBefore(version: string, other: string): boolean {
  const [left, right] = [partsOf(version), partsOf(other)]
  for (const at of [0, 1, 2]) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return version.includes('-') && !other.includes('-')
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** What is known to be wrong with packages of a lockfile, but for what was looked at and accepted. */
export function findAdvisories(
  lockfile: Lockfile,
  advisories: readonly Advisory[],
  accepted: readonly Accepted[],
): string[] {
  return Object.entries(lockfile.packages).flatMap(([path, { link, version }]) => {
    if (!version || link || !path.includes('node_modules/')) return []
    return advisories
      .filter(
        ({ below, from, package: name }) =>
          name === nameOf(path) && isBefore(version, below) && !(from && isBefore(version, from)),
      )
      .filter(({ id }) => !accepted.some((one) => one.id === id && one.at === path))
      .map(({ below, id, what }) => `${path} ${version}: ${id}, ${what}; use ${below} or newer`)
  })
}
