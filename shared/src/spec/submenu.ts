/** Local-storage key of the blog submenu's cache, `{ data, timestamp }`. §3 */
export const SUBMENU_STORAGE_KEY = 'app-submenu'
/** Where the blog submenu's data comes from. §7 */
export const SUBMENU_PATH = '/blogs/menu-blogs'
/** Logged, to the console only, when the submenu's data cannot be had. §8 */
export const SUBMENU_ERROR = 'Error fetching global data'
