import type { Stage } from './stages'

export type MoveFault = 'sameStage' | 'withdrawn' | 'reasonMissing'

/** Why an application cannot go from one stage to another; `undefined` when it can. A withdrawal is the candidate's own word. */
export function faultOfMove(from: Stage, to: Stage, reason: string | undefined): MoveFault | undefined {
  if (from === 'withdrawn') return 'withdrawn'
  if (from === to) return 'sameStage'
  return to === 'rejected' && !reason ? 'reasonMissing' : undefined
}
