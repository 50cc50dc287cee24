import { isInternal } from './internalLink'

const MAX_FROM_VIEWPORT = 10
const fetched = new Set<string>()

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** Whether pages may be fetched ahead at all: never with data saver or on 2G. */
export const mayPrefetch = ({ saveData, effectiveType = '4g' } = connection()) =>
  !saveData && !effectiveType.endsWith('2g')

/** Fetches a page of this site ahead, once. */
export function prefetch(link: HTMLAnchorElement): void {
  const url = link.href.replace(/#.*/, '')
  if (fetched.has(url) || !isInternal(link) || !mayPrefetch()) return
  fetched.add(url)
  const hint = document.createElement('link')
  if (hint.relList?.supports?.('prefetch')) {
    hint.rel = 'prefetch'
    hint.href = url
    document.head.append(hint)
  } else fetch(url, { priority: 'low' }).catch(() => undefined)
}

/** Fetches pages ahead that a visitor points at or focuses, and, on good connections, those in view. */
export function startPrefetch(): void {
  const fromEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) prefetch(link)
  }
  for (const type of ['pointerenter', 'focus', 'touchstart']) {
    document.addEventListener(type, fromEvent, { capture: true, passive: true })
  }
  const { effectiveType, saveData } = connection()
  if (saveData || effectiveType !== '4g' || !('IntersectionObserver' in window)) return
  let left = MAX_FROM_VIEWPORT
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      if (left-- > 0) prefetch(target as HTMLAnchorElement)
      else observer.disconnect()
    }
  })
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) observer.observe(link)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(observe)
  else setTimeout(observe)
}
