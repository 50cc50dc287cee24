import { RELOAD_GUARD, RELOAD_GUARD_KEY, RELOAD_MARKER } from '@diwan/shared/spec/versions'
import { THEME_KEY } from '@diwan/shared/spec/theme'
import { runtimeMessages } from '@diwan/shared/messages/runtime'
import type { Locale } from '@diwan/shared/content'

/** What the head script leaves for the modules that load after it. */
export interface PageGuard {
  /** Reloads the page under the guard; waits while a visitor's work would be lost, unless that is what the visitor wants. */
  reload(isWanted?: boolean): 'reloading' | 'waiting' | 'guarded'
  /** Shows a polite notice, with a button that reloads if `offersReload`: plain words until the page's scripts are there. */
  notify(text: string, offersReload: boolean): void
}

interface Config {
  guard: number
  guardKey: string
  marker: string
  themeKey: string
  viewTransitions: string
  text: { broken: string; brokenReload: string }
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
export function runHeadScript({ guard, guardKey, marker, themeKey, viewTransitions, text }: Config): void {
  const root = document.documentElement
  const stored = (storage: () => Storage, key: string) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }
  if (stored(() => localStorage, themeKey) === 'light') root.classList.remove('dark')

  // Here, because a stylesheet that comes late aborts the transition under way, and validators do not know the rule yet.
  if (document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(viewTransitions)
    document.adoptedStyleSheets = [sheet]
  }

  // Browsers without cross-document view transitions animate the entry by CSS; the first page of a visit does not move.
  if (!('onpagereveal' in window) && document.referrer.startsWith(`${location.origin}/`)) root.dataset.enter = ''

  const address = new URL(location.href)
  let reloads: Record<string, number> = {}
  try {
    reloads = (JSON.parse(stored(() => sessionStorage, guardKey) || '{}') as Record<string, number> | null) || {}
  } catch {
    reloads = {}
  }
  const carried = Number(address.searchParams.get(marker))
  if (carried) {
    reloads[address.pathname] = Math.min(carried, Date.now() + guard)
    address.searchParams.delete(marker)
    history.replaceState(history.state, '', address)
  }

  const isChanged = (field: Element) => {
    if (field instanceof HTMLInputElement) {
      if (field.type === 'hidden') return false
      if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
      return field.value !== field.defaultValue
    }
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    return (
      field instanceof HTMLSelectElement &&
      [...field.options].some((option, index) => option.selected !== option.defaultSelected && index > 0)
    )
  }
  const hasWork = () =>
    [...document.forms].some(
      (form) => form.method === 'post' && (form.ariaBusy === 'true' || [...form.elements].some(isChanged)),
    )

  const go = () => {
    if (!/^https?:$/.test(location.protocol)) return
    const until = Date.now() + guard
    reloads[location.pathname] = until
    try {
      sessionStorage.setItem(guardKey, JSON.stringify(reloads))
      location.reload()
    } catch {
      const target = new URL(location.href)
      target.searchParams.set(marker, String(until))
      location.replace(target)
    }
  }

  const notify = (message: string) => {
    if (!document.body) {
      addEventListener('DOMContentLoaded', () => notify(message), { once: true })
      return
    }
    document.querySelector('.page-notice')?.remove()
    const notice = document.createElement('p')
    notice.className = 'page-notice'
    notice.setAttribute('role', 'status')
    document.body.append(notice)
    // A live region announces what enters it, so it is filled after it is there.
    requestAnimationFrame(() => (notice.textContent = message))
  }

  const reload: PageGuard['reload'] = (isWanted) => {
    for (const [path, until] of Object.entries(reloads)) if (!(until > Date.now())) delete reloads[path]
    if (!isWanted) {
      if (reloads[location.pathname]) return 'guarded'
      if (hasWork()) return 'waiting'
    }
    go()
    return 'reloading'
  }
  const page: PageGuard = (window.diwan = { reload, notify })

  let isSaid = false
  const onFault = () => {
    if (isSaid) return
    const outcome = reload()
    if (outcome === 'reloading') return
    isSaid = true
    page.notify(outcome === 'waiting' ? text.brokenReload : text.broken, outcome === 'waiting')
    dispatchEvent(new Event('diwan:fault'))
  }
  addEventListener('vite:preloadError', onFault)
  addEventListener('astro:hydration-error', onFault)
  addEventListener(
    'error',
    ({ target }) => {
      const url =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.relList.contains('stylesheet')
            ? target.href
            : ''
      if (url.startsWith(`${location.origin}/`)) onFault()
    },
    true,
  )
}

/** Opt-in to cross-document view transitions. */
const VIEW_TRANSITIONS =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'

/** Source of the head script: one for each language, so that two hashes in the Content-Security-Policy cover all pages. */
export function headScript(locale: Locale): string {
  const { broken, brokenReload } = runtimeMessages[locale].version
  const config: Config = {
    guard: RELOAD_GUARD,
    guardKey: RELOAD_GUARD_KEY,
    marker: RELOAD_MARKER,
    themeKey: THEME_KEY,
    viewTransitions: VIEW_TRANSITIONS,
    text: { broken, brokenReload },
  }
  return `(${runHeadScript.toString()})(${JSON.stringify(config).replaceAll('<', '\\u003c')})`
}
