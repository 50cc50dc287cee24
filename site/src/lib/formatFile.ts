import type { Locale } from '@diwan/shared/content'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * 1024

const UNITS = { en: { kilo: 'KB', mega: 'MB' }, ar: { kilo: 'كيلوبايت', mega: 'ميغابايت' } }
// Behind Latin letters a number would be read together with them, and stand apart from its unit: a mark from right to left keeps it there.
const COMMA = { en: ', ', ar: '\u200F، ' }

/** The size of a file in the unit people know: "340 KB", "1.2 MB". */
function formatBytes(bytes: number, locale: Locale): string {
  const { kilo, mega } = UNITS[locale]
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} ${kilo}`
  return `${(bytes / MEGABYTE).toFixed(1).replace(/\.0$/, '')} ${mega}`
}

/** What a file is, and its size: "PDF, 340 KB". */
export const formatFile = (kind: string, bytes: number, locale: Locale): string =>
  `${kind}${COMMA[locale]}${formatBytes(bytes, locale)}`
