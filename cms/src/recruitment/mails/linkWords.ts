/** What stands in a stored mail for a candidate's own link: whoever has such a link acts as that person (`email/links/fillLinks.ts`). */
export const linkWords = {
  /** The candidate's own page. */
  own: '{{link}}',
  /** Where the candidate chooses a time. */
  interview: (id: string) => `{{interview-${id}}}`,
  /** Where a new address is confirmed; `asked` proves that the person asked for it, and opens nothing. */
  newEmail: (asked: string) => `{{new-email-${asked}}}`,
  /** Where a person confirms an address that a colleague entered; `asked` opens nothing either. */
  ownEmail: (asked: string) => `{{own-email-${asked}}}`,
  confirmAlert: '{{alert-confirm}}',
  endAlert: '{{alert-end}}',
}

/** Every one of these words in a text. */
export const personalLinks = /\{\{(link|alert-confirm|alert-end|interview-[0-9a-f]{24}|(?:new|own)-email-[\w.~-]+)\}\}/g
