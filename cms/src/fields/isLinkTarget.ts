// Browsers read “\” as “/”, and leave out control characters: the site shows no such link.
const LINK = /^(?:\/(?!\/)|#|https?:\/\/(?=[^/?#])|mailto:|tel:)[^\s\\\p{Cc}]*$/iu

/** Whether the site links to what was entered: a path of the site, a place on the page, or a whole address. */
export const isLinkTarget = (value: unknown): boolean => typeof value === 'string' && LINK.test(value)
