// A number in groups, like a telephone's: after a plus sign, or three groups and more with spaces between them.
const NUMBER_IN_GROUPS = /\+\d(?:[ \u00A0()-]{0,2}\d){6,14}|(?<![\d+])\d{1,4}(?:[ \u00A0]\d{2,4}){2,}(?!\d)/g

// “Security+”, “C#”: a name that ends with a sign.
const NAME_WITH_SIGN = /[A-Za-z][+#]+(?![\dA-Za-z])/g

/**
 * Keeps the groups of telephone numbers in their order among Arabic words, which turn them round, and the sign at the end of a
 * name behind it. Takes and gives HTML.
 */
export function keepOrder(html: string): string {
  return html.replace(NUMBER_IN_GROUPS, '<span class="ltr">$&</span>').replace(NAME_WITH_SIGN, '$&\u200E')
}
