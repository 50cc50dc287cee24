import { SCROLL_REPEAT_DELAY } from '@diwan/shared/spec/navigation'

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const targetOf = (hash: string) => {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Scrolls smoothly to the element that the address names, or to the top when it names none. */
function scrollToAddress(): void {
  const behavior = reducedMotion() ? 'auto' : 'smooth'
  const target = targetOf(location.hash)
  if (target) target.scrollIntoView({ behavior })
  else if (location.hash === '') scrollTo({ top: 0, behavior })
}

/**
 * Whether the browser brings a place of its own into view: the one that was left, a passage that a search engine's link marks, or the
 * faults of a form that was sent plainly.
 */
const isPlaced = () => {
  if (document.querySelector('[autofocus]')) return true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // `location.hash` does not tell of a text fragment.
  return entry?.type === 'back_forward' || entry?.type === 'reload' || entry?.name.includes(':~:')
}

/** Lets the link to the other language lead to the same place of the page. */
const takeHashAlong = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang]'))
    if (link.hash !== location.hash) link.hash = location.hash
}

/** Brings the place that the address names into view at load and again after a path change; back, forward, reload and text fragments have their own. */
export function startHashScrolling(): void {
  takeHashAlong()
  addEventListener('hashchange', takeHashAlong)
  if (!isPlaced()) {
    let hasTakenOver = false
    const takeOver = () => {
      hasTakenOver = true
    }
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      addEventListener(type, takeOver, { once: true, passive: true, capture: true })
    }
    if (location.hash !== '' || scrollY > 0) scrollToAddress()
    setTimeout(() => !hasTakenOver && scrollToAddress(), SCROLL_REPEAT_DELAY)
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null
    const isHere = link && link.origin === location.origin && link.pathname === location.pathname
    if (isHere && link.search === location.search && !event.defaultPrevented) {
      setTimeout(scrollToAddress, SCROLL_REPEAT_DELAY)
    }
  })
}
