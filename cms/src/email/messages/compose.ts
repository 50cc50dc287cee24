/** Paragraphs of a mail, with a blank line between them; what is empty is left out. */
export const compose = (...paragraphs: (string | false | null | undefined)[]) =>
  `${paragraphs.filter(Boolean).join('\n\n')}\n`

// Digits behind Arabic letters are ordered as Arabic has them: a telephone number's groups from right to left, its plus sign at the end.
const isTurned = (label: string, value: string) => /\p{Script=Arabic}$/u.test(label) && /^[+(]?\d/.test(value)

/** Lines of `label: value`; what is empty is left out. */
export const facts = (lines: [label: string, value: string | null | undefined][]) =>
  lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${isTurned(label, value ?? '') ? '\u200E' : ''}${value}`)
    .join('\n')
