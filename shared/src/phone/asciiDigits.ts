// Arabic-Indic and Persian digits, and the wide ones of Chinese and Japanese keyboards.
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g

/** Reads the digits of Arabic, Persian and East Asian keyboards as ASCII; every other character stays. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Whether a text holds digits that `asciiDigits` changes. */
export function hasEasternDigits(text: string): boolean {
  return asciiDigits(text) !== text
}
