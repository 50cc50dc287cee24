/** Paragraphs of a mail, with a blank line between them; what is empty is left out. */
export const compose = (...paragraphs: (string | false | null | undefined)[]) =>
  `${paragraphs.filter(Boolean).join('\n\n')}\n`

/** Lines of `label: value`; what is empty is left out. */
export const facts = (lines: [label: string, value: string | null | undefined][]) =>
  lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
