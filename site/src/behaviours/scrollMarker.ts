import { SCROLL_MARKER, SCROLL_MARKER_DELAY } from '@diwan/shared/spec/navigation'

/** Marks the body while the page scrolls. */
export function startScrollMarker(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      if (timer === undefined) document.body.setAttribute(SCROLL_MARKER, '')
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        document.body.removeAttribute(SCROLL_MARKER)
      }, SCROLL_MARKER_DELAY)
    },
    { passive: true },
  )
}
