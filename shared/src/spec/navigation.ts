import { SECOND } from '../lib/time.ts'

/** A hash in the address is scrolled to again this long after a path change. §2 */
export const SCROLL_REPEAT_DELAY = 100
/** The scroll marker leaves the body this long after scrolling stops. §2 */
export const SCROLL_MARKER_DELAY = 800
/** The transition direction leaves the body after this time. §9 */
export const DIRECTION_LIFETIME = 1 * SECOND
/** A navigation waits at most this long for a paint before it proceeds. §9 */
export const PAINT_CHANCE = 100
/** Attribute of `body` that holds the transition direction, `left` or `right`. §2 */
export const DIRECTION_ATTRIBUTE = 'data-direction'
/** Attribute of `body` while the page scrolls. §2 */
export const SCROLL_MARKER = 'data-show-scroll'
