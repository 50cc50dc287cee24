import { safeLocalStorage } from '@diwan/shared/browser/safeStorage'
import { THEME_COLOUR_META, THEME_COLOURS, THEME_KEY } from '@diwan/shared/spec/theme'

const root = document.documentElement

const sayState = () => {
  const isDark = root.classList.contains('dark')
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute('aria-pressed', String(!isDark))
  }
  const colour = document.querySelector(`meta[name=${THEME_COLOUR_META}]`)
  colour?.setAttribute('content', isDark ? THEME_COLOURS.dark : THEME_COLOURS.light)
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
