import { safeLocalStorage } from '@diwan/shared/browser/safeStorage'
import { THEME_KEY } from '@diwan/shared/spec/theme'

const root = document.documentElement

const sayState = () => {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute('aria-pressed', String(!root.classList.contains('dark')))
  }
}

/** Lets `[data-theme-toggle]` change between dark, the default, and light, in every open tab. */
export function startThemeToggle(): void {
  sayState()
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return
    const isDark = root.classList.toggle('dark')
    if (isDark) safeLocalStorage.remove(THEME_KEY)
    else safeLocalStorage.set(THEME_KEY, 'light')
    sayState()
  })
  const follow = () => {
    root.classList.toggle('dark', safeLocalStorage.get(THEME_KEY) !== 'light')
    sayState()
  }
  addEventListener('storage', ({ key }) => (key === THEME_KEY || key === null) && follow())
  // A page kept for back and forward was not there when the theme changed.
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
}
