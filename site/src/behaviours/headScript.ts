import { RELOAD_GUARD, RELOAD_GUARD_KEY, RELOAD_MARKER } from '@diwan/shared/spec/versions'
import { THEME_COLOUR_META, THEME_COLOURS, THEME_KEY } from '@diwan/shared/spec/theme'
import { runtimeMessages } from '@diwan/shared/messages/runtime'
import type { Locale } from '@diwan/shared/content'

/** What the head script leaves for the modules that load after it. */
export interface PageGuard {
  /** Reloads the page under the guard; waits while a visitor's work would be lost, unless that is what the visitor wants. */
  reload(isWanted?: boolean): 'reloading' | 'waiting' | 'guarded'
  /** Shows a polite notice, with a button that reloads if `offersReload`: plain words until the page's scripts are there. */
  notify(text: string, offersReload: boolean): void
}

declare global {
  interface Window {
    diwan?: PageGuard
  }
}

/**
 * Runs in the head of every page, before the first paint: the chosen theme, and the guard that reloads a page whose scripts
 * or styles are gone. Inline, because an external script could not report its own absence; so it reaches for nothing outside itself.
 */
export function runHeadScript(
  guard: number,
  guardKey: string,
  marker: string,
  themeKey: string,
  colourMeta: string,
  lightColour: string,
  broken: string,
  brokenReload: string,
): void {
  const root = document.documentElement
  const stored = (storage: () => Storage, key: string) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }
  if (stored(() => localStorage, themeKey) === 'light') {
    root.classList.remove('dark')
    document.querySelector(`meta[name=${colourMeta}]`)?.setAttribute('content', lightColour)
  }

  // Browsers without cross-document view transitions animate the entry by CSS; the first page of a visit does not move.
  if (!('onpagereveal' in window) && document.referrer.startsWith(`${location.origin}/`)) root.dataset.enter = ''

  // Where storage is blocked, the address says until when this page may not reload again.
  const address = new URL(location.href)
  const heldUntil = Math.min(Number(address.searchParams.get(marker)), Date.now() + guard)
  if (heldUntil) {
    address.searchParams.delete(marker)
    history.replaceState(history.state, '', address)
  }
  const isGuarded = () =>
    [heldUntil, stored(() => sessionStorage, guardKey + location.pathname)].some((until) => Number(until) > Date.now())

  // What a field lacks (a button its default, a text its tick) is as it was. Lists often begin with something chosen.
  const isChanged = (element: Element) => {
    const field = element as Partial<HTMLInputElement> & Pick<Partial<HTMLSelectElement>, 'options'>
    return (
      field.checked !== field.defaultChecked ||
      (!/checkbox|radio/.test(`${field.type}`) && field.value !== (field.defaultValue ?? field.value)) ||
      [...(field.options ?? [])].some((option, place) => option.selected !== option.defaultSelected && place > 0)
    )
  }
  // Who stands in a field is about to type: what is typed while a page goes away is lost with it.
  const hasWork = () =>
    [...document.forms].some(
      (form) =>
        form.method === 'post' &&
        (form.ariaBusy === 'true' || form.contains(document.activeElement) || [...form.elements].some(isChanged)),
    )

  const go = () => {
    if (!/^https?:$/.test(location.protocol)) return
    const until = `${Date.now() + guard}`
    try {
      sessionStorage.setItem(guardKey + location.pathname, until)
      location.reload()
    } catch {
      const target = new URL(location.href)
      target.searchParams.set(marker, until)
      location.replace(target)
    }
  }

  const notify = (message: string) => {
    if (!document.body) return addEventListener('DOMContentLoaded', () => notify(message))
    document.querySelector('.page-notice')?.remove()
    const notice = document.createElement('p')
    notice.className = 'page-notice'
    notice.setAttribute('role', 'status')
    document.body.append(notice)
    // A live region announces what enters it, so it is filled after it is there.
    requestAnimationFrame(() => (notice.textContent = message))
  }

  // What a form was answered with when it was sent plainly: to load it again is to send again.
  const held = () => (/^\/api\//.test(location.pathname) || isGuarded() ? 'guarded' : hasWork() && 'waiting')
  const reload: PageGuard['reload'] = (isWanted) => {
    const outcome = !isWanted && held()
    if (outcome) return outcome
    go()
    return 'reloading'
  }
  const page: PageGuard = (window.diwan = { reload, notify })

  // Not by GET: the service worker would answer from what it keeps.
  const isAway = () =>
    fetch('', { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status > 499,
      () => true,
    )
  let wait = guard
  let isSaid = false
  let isSettled = false
  const onFault = async () => {
    if (isSettled) return
    // Without a connection the page would be lost for the browser's own; with one, what is missing comes.
    if (!navigator.onLine) return addEventListener('online', onFault)
    isSettled = true
    const isLater = !held() && (await isAway())
    if (isLater) {
      wait *= 2
      setTimeout(() => {
        isSettled = false
        void onFault()
      }, wait)
    }
    const outcome = !isLater && reload()
    if (outcome === 'reloading') return
    const isWaiting = outcome === 'waiting'
    if (!isSaid || isWaiting) page.notify(isWaiting ? brokenReload : broken, isWaiting)
    isSaid = true
    dispatchEvent(new Event('diwan:fault'))
  }
  addEventListener('vite:preloadError', onFault)
  addEventListener('astro:hydration-error', onFault)
  addEventListener(
    'error',
    ({ target }) => {
      const { localName, src, rel, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>
      const url = rel === 'stylesheet' ? href : localName === 'script' && src
      if (url && url.startsWith(`${location.origin}/`)) onFault()
    },
    true,
  )
}

/** Source of the head script: one for each language, so that two hashes in the Content-Security-Policy cover all pages. */
export function headScript(locale: Locale): string {
  const { broken, brokenReload } = runtimeMessages[locale].version
  const theme = [THEME_KEY, THEME_COLOUR_META, THEME_COLOURS.light]
  const values = [RELOAD_GUARD, RELOAD_GUARD_KEY, RELOAD_MARKER, ...theme, broken, brokenReload]
  return `(${runHeadScript.toString()})(${JSON.stringify(values).slice(1, -1).replaceAll('<', '\\u003c')})`
}
