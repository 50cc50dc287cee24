import { safeLocalStorage } from '@diwan/shared/browser/safeStorage'
import { localePath, splitLocale } from '@diwan/shared/content'
import { SEARCH_SHORTCUT_OFF_KEY } from '@diwan/shared/spec/search'

const TYPED_IN = 'input, textarea, select, [contenteditable], [role="textbox"]'

/** The key that has "/" on it: on an Arabic keyboard it writes a letter. */
const isSlash = ({ code, key }: KeyboardEvent) => key === '/' || (code === 'Slash' && key === 'ظ')

/** The search page's work, where there is one; "/" leads to it from every other page, unless the visitor has switched that off. */
export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('[role="search"] input[type="search"]')
  const page = document.querySelector<HTMLElement>('[data-search]')
  if (page && input) {
    import('./searchPage')
      .then(({ startSearchPage }) => startSearchPage(page, input))
      .catch((error: unknown) => console.error('The search could not be loaded', error))
  }
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, target, isComposing } = event
    if (!isSlash(event) || ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return
    if (target instanceof Element && target.closest(TYPED_IN)) return
    if (safeLocalStorage.get(SEARCH_SHORTCUT_OFF_KEY) !== null) return
    event.preventDefault()
    if (input) input.focus()
    else location.assign(localePath(splitLocale(location.pathname)[0], '/search'))
  })
}
