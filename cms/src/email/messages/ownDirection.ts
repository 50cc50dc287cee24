/** A name that begins a sentence of another direction: in isolation it does not turn the sentence round. */
export const ownDirection = (name: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name
