import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import { finalStages, type Stage } from '@/recruitment/stages/stages'

/**
 * The stage a candidate is told. A decline counts once the time to take it back is over: until then it is not decided, and its
 * mail has not gone.
 */
export function shownStage({ history, stage }: ApplicationDoc, undoTime: number, now = Date.now()): Stage {
  const last = history?.at(-1)
  const isOpen = stage === 'rejected' && last?.from && last.at && Date.parse(last.at) + undoTime > now
  return isOpen ? (last.from as Stage) : stage
}

/** Whether a candidate may still decide about an application, as far as they have been told. */
export const isToDecide = (application: ApplicationDoc, undoTime: number): boolean =>
  !finalStages.includes(shownStage(application, undoTime))
