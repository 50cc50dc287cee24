import { SECOND } from '@diwan/shared/lib/time'

/** Payload's rich text hands over what was written within this, however busy the browser is. */
const HANDED_OVER = SECOND / 2
/** Without idle callbacks (Safari) it waits for a frame instead, for a tenth of a second at most. */
const FRAME_IS_OVER = SECOND / 5

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: HANDED_OVER })
    else setTimeout(resolve, FRAME_IS_OVER)
  })

/**
 * Resolves when forms hold what has been written in rich text. Payload's rich text tells its form only when the browser is idle; who asks
 * later has a later turn, and by the turn after that the form has rendered with it.
 */
export async function richTextSettled(): Promise<void> {
  await idle()
  await idle()
}
