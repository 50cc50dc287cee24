import type { Locale } from '../content/locales.ts'
import { preview as ar } from './ar/preview.ts'
import { preview as en, type PreviewMessages } from './en/preview.ts'

/** Words around a preview. A key missing in one language does not compile. */
export const previewMessages: Record<Locale, PreviewMessages> = { en, ar }
