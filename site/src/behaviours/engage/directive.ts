import type { ClientDirective } from 'astro'

// Not `scroll`: hash scrolling and restoration fire it without anyone there.
const ENGAGEMENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const
const OPTIONS = { capture: true, passive: true }

let engagement: Promise<void> | undefined

/** Settles with the visitor's first engagement with the page; one promise for all islands. */
export function firstEngagement(): Promise<void> {
  engagement ??= new Promise((resolve) => {
    const engage = () => {
      for (const type of ENGAGEMENTS) removeEventListener(type, engage, OPTIONS)
      resolve()
    }
    for (const type of ENGAGEMENTS) addEventListener(type, engage, OPTIONS)
  })
  return engagement
}

/**
 * Holds clicks on `[data-replay]` elements and submissions of such forms until the island is hydrated, or known never to be: then they
 * are released, to React or to the browser.
 */
export function holdUntilHydrated(island: HTMLElement): void {
  // By what was pressed, in that order: a second press of the same is impatience, one of something else is wanted too.
  const held = new Map<HTMLElement, () => void>()
  const hold = (event: Event) => {
    // Of a marked form its submission only: a click inside it may tick a box or follow a link, which no click on a form repeats.
    const marked = event.type === 'submit' ? 'form[data-replay]' : '[data-replay]:not(form)'
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(marked) : null
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Whoever presses on a slow connection sees that it was heard.
    target.setAttribute('aria-busy', 'true')
    held.set(target, () => {
      if (event.type === 'submit' && target instanceof HTMLFormElement) {
        target.requestSubmit((event as SubmitEvent).submitter ?? undefined)
      } else target.click()
    })
  }
  const letGo = () => {
    island.removeEventListener('click', hold, true)
    island.removeEventListener('submit', hold, true)
    island.removeEventListener('astro:hydrate', letGo)
    island.removeEventListener('astro:hydration-error', letGo)
    for (const [target, release] of held) {
      target.removeAttribute('aria-busy')
      release()
    }
    held.clear()
  }
  island.addEventListener('click', hold, true)
  island.addEventListener('submit', hold, true)
  island.addEventListener('astro:hydrate', letGo)
  island.addEventListener('astro:hydration-error', letGo)
}

/** `client:engage`: hydrates on the first sign that a visitor does something, so that a reader downloads no framework. */
const engage: ClientDirective = (load) => {
  void firstEngagement()
    .then(load)
    .then((hydrate) => hydrate())
}

export default engage
