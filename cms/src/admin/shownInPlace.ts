const HEADER = 'diwan-shown-in-place'

/** Headers of a call that a screen makes again and again, and whose failure it shows in its own place. */
export const shownInPlace = { [HEADER]: 'true' }

/** Whether a call was made with them. */
export const isShownInPlace = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has(HEADER)
