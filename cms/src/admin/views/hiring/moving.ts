/** The event by which the panel says that a move or its taking back is on its way: the board beside it tells nobody's of it. */
export const MOVING = 'hiring:moving'

export interface Moving {
  id: string
  /** Count of moves before it. */
  revision: number
}
