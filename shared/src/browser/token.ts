import { atom } from 'nanostores'

/** The bearer token of this tab, in memory only; the browser's own session is the HttpOnly cookie. */
export const $token = atom<string | null>(null)
