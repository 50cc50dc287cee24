import { pageCatalogue } from '@diwan/shared/catalogue'
import { splitLocale } from '@diwan/shared/content'

const fixedPaths = new Set<string>(Object.values(pageCatalogue).map((entry) => entry.path))
const ownFolders = /^\/(admin|api|builds|media|preview|_[^/]*)(\/|$)/

/** Whether a path belongs to a fixed page of the site, the admin or the system. */
export function isOwnPath(path: string): boolean {
  return fixedPaths.has(splitLocale(path)[1]) || ownFolders.test(path)
}
