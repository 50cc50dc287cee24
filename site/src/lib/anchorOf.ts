/** An id for a heading, from its words in any script: "What changes in 2026?" → `what-changes-in-2026`. */
export function anchorOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    // Nobody types the marks of vowels into an address, and checkers refuse them in an id.
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  // A fragment that begins with a digit is no valid CSS identifier, so behaviours could not select it.
  const anchor = (words ?? []).join('-')
  return /^\p{L}/u.test(anchor) ? anchor : `section-${anchor}`.replace(/-$/, '')
}
