import { PAINT_CHANCE } from '@diwan/shared/spec/navigation'
import { internalLink } from './internalLink'

/** Settles after the next frame, or after 100 ms in a tab that draws none. */
export function paintChance(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_CHANCE)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Lets the page paint what the click changed before it leaves. */
export function startPaintChance(): void {
  addEventListener('click', (event) => {
    const link = internalLink(event)
    if (!link) return
    event.preventDefault()
    const { href } = link
    void paintChance().then(() => location.assign(href))
  })
}
