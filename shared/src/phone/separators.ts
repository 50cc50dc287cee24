/**
 * What may stand between the digits of a number, as the inside of a character class: spaces, brackets, full stops, slashes, every kind of dash,
 * and the unseen marks of writing direction that come along when a number is copied.
 */
export const SEPARATORS = String.raw`\s()./\p{Pd}\u2212\p{Cf}`
