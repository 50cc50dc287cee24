/** Local-storage key of the theme a visitor chose; dark, the default, needs none. */
export const THEME_KEY = 'diwan-theme'
/** The ground of each theme, for what a browser draws around the page. */
export const THEME_COLOURS = { dark: '#0c1512', light: '#f5f6f2' } as const
/** Name of the meta element that tells it. */
export const THEME_COLOUR_META = 'theme-color'
