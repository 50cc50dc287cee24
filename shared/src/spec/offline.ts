/** Where the service worker lies: at the root, so that it may answer for every page. */
export const WORKER_PATH = '/sw.js'
/** Cache of the pages a visitor has read; another name discards the old one. */
export const PAGES_CACHE = 'diwan-pages-1'
/** Cache of hashed files that those pages need. */
export const FILES_CACHE = 'diwan-files-1'
/** Most pages kept on a visitor's device. */
export const MAX_KEPT_PAGES = 60
/** Most hashed files kept on a visitor's device. */
export const MAX_KEPT_FILES = 200
/** What the service worker never touches: the CMS, previews, what the version detector asks for, and pages that name a submission. */
export const NEVER_KEPT =
  /^\/(?:(?:admin|api|_next|preview|builds)(?:\/|$)|(?:ar\/)?thank-you(?:$|\/))|\/_payload\.json$|^\/sw\.js$/
/** Files whose name follows from their content. */
export const HASHED_FILES = /^\/(?:_astro|media|flags)\//
