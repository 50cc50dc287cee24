import type { PayloadRequest } from 'payload'

/** What goes with a change of stage beyond the stage itself. */
export interface MoveOptions {
  reason?: string
  /** The change takes the one before it back. */
  isUndo?: boolean
  /** Nobody is written to. */
  isSilent?: boolean
}

const KEY = 'move'

/** Options for the stage hooks of the update that this request is about to make. */
export function setMoveOptions(req: PayloadRequest, options: MoveOptions): void {
  req.context[KEY] = options
}

export const moveOptionsOf = (req: PayloadRequest): MoveOptions => (req.context[KEY] as MoveOptions | undefined) ?? {}
