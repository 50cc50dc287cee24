/** Local-storage key that is there where a visitor wants no single key to open the search (WCAG 2.1.4). */
export const SEARCH_SHORTCUT_OFF_KEY = 'diwan-search-shortcut-off'
