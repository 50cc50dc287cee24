const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Reads Arabic-Indic and Persian digits as ASCII; every other character stays. */
export function asciiDigits(text: string): string {
  return text.replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Whether a text holds Arabic-Indic or Persian digits. */
export function hasEasternDigits(text: string): boolean {
  return /[\u0660-\u0669\u06f0-\u06f9]/.test(text)
}
