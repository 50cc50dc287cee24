/** Local-storage key of the theme a visitor chose; dark, the default, needs none. */
export const THEME_KEY = 'diwan-theme'
