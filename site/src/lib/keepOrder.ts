import { keepSigns } from '@diwan/shared/lib/keepSigns'

// A number in groups, like a telephone's: after a plus sign, or three groups and more with spaces between them.
const NUMBER_IN_GROUPS = /\+\d(?:[ \u00A0()-]{0,2}\d){6,14}|(?<![\d+])\d{1,4}(?:[ \u00A0]\d{2,4}){2,}(?!\d)/g

// “SAP، 5 سنوات”, “SAP، Oracle”: the mark of an Arabic sentence between Latin letters and more of them, or a number.
const MARK_AMONG_LATIN = /(?=[،؛][ \u00A0]?[+(]?[\dA-Za-z])(?<=[A-Za-z][\dA-Za-z/.-]*(?:[+#]+\u200E)?(?: [\d.]+)?)/g

/**
 * Keeps the groups of telephone numbers in their order among Arabic words, which turn them round, the sign at the end of a name
 * behind it, and what an Arabic comma parts in the sentence's order. Takes and gives HTML.
 */
export function keepOrder(html: string): string {
  return keepSigns(html.replace(NUMBER_IN_GROUPS, '<span class="ltr">$&</span>')).replace(MARK_AMONG_LATIN, '\u200F')
}
