// A number in groups, like a telephone's: after a plus sign, or three groups and more with spaces between them.
const NUMBER_IN_GROUPS = /\+\d(?:[ \u00A0()-]{0,2}\d){6,14}|(?<![\d+])\d{1,4}(?:[ \u00A0]\d{2,4}){2,}(?!\d)/g

/** Keeps the groups of telephone numbers in their order among Arabic words, which turn them round. Takes and gives HTML. */
export function isolateNumbers(html: string): string {
  return html.replace(NUMBER_IN_GROUPS, '<span class="ltr">$&</span>')
}
