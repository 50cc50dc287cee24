import type { Control } from '@diwan/shared/contracts/publishing'
import type { Follower } from './fetch/Follower.ts'
import type { Mirror } from './mirror/Mirror.ts'
import type { ReleaseCycle } from './ReleaseCycle.ts'
import type { ReleaseHistory } from './swap/ReleaseHistory.ts'

interface Parts {
  mirror: Mirror
  history: ReleaseHistory
  cycle: ReleaseCycle
  follower: Follower
}

/** Takes an administrator's wish, for the next round; a sentence when it cannot be granted. */
export function grantWish(control: Control, { mirror, history, cycle, follower }: Parts): string | null {
  if ('release' in control && history.find(control.release) === null) {
    return `There is no release ${control.release} any more. Choose one of the list.`
  }
  const pinned = mirror.getMeta('pinned')
  if (control.type === 'release.rebuild' && pinned !== null) {
    return `The site is pinned to release ${pinned}, so nothing would be made anew. Unpin it first.`
  }
  switch (control.type) {
    case 'release.rollback':
    case 'release.pin':
      mirror.setPin(control.release)
      break
    case 'release.unpin':
      mirror.setPin(null)
      break
    case 'release.rebuild':
      history.doubtContents(true)
      cycle.rebuild()
      break
    case 'reconcile':
      follower.reconcile()
  }
  return null
}
