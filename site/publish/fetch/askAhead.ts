import type { DocumentVersion } from '@diwan/shared/contracts/publishing'
import type { Cms } from './CmsClient.ts'

/**
 * Asks the CMS for its list of versions at once, for whoever wants it first: a publisher that starts has other things to get ready meanwhile.
 * What is published after this is not in it. Its nudge is refused until the publisher has started, and comes again.
 */
export function askAhead(cms: Cms): Cms {
  let asked: Promise<DocumentVersion[]> | null = cms.fetchManifest()
  // Said to whoever wants the list, if it is still wrong then.
  asked.catch(() => {})
  return {
    ...cms,
    fetchManifest() {
      const first = asked
      asked = null
      return first === null ? cms.fetchManifest() : first.catch(() => cms.fetchManifest())
    },
  }
}
