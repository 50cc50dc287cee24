import { SECOND } from '../lib/time.ts'

/** A toast closes by itself after this time. §9 */
export const TOAST_AUTO_CLOSE = 1 * SECOND
/** Duration of a toast's collapse animation. §9 */
export const TOAST_COLLAPSE = 300
