import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, TypedUser } from 'payload'
import { changeApplication } from '@/recruitment/desk/changeApplication'
import { faultOfMove, type MoveFault } from './faultOfMove'
import { type MoveOptions, setMoveOptions } from './moveOptions'
import type { Stage } from './stages'

export interface Move extends Omit<MoveOptions, 'isUndo'> {
  id: string
  stage: Stage
  /** Count of moves that the person had seen; a newer one refuses theirs. */
  revision: number
}

/** Moves an application to a stage, unless somebody else has moved it since. */
export function moveApplication(payload: Payload, user: TypedUser | null, move: Move) {
  const { id, revision, stage, ...options } = move
  return changeApplication<MoveFault | 'stale'>(payload, user, id, (application, req) => {
    if (revisionOf(application) !== revision) return 'stale'
    const fault = faultOfMove(application.stage, stage, options.reason)
    if (fault) return fault
    setMoveOptions(req, options)
    return { stage }
  })
}

export const revisionOf = ({ revision }: Pick<ApplicationDoc, 'revision'>): number => revision ?? 0
