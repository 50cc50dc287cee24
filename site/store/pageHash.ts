/** Stands for the page's own hash while it renders; the middleware puts the hash in its place. */
export const PAGE_HASH_PLACEHOLDER = '__DIWAN_PAGE_HASH__'
