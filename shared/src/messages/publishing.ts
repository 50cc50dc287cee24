import type { Locale } from '../content/locales.ts'
import { publishing as ar } from './ar/publishing.ts'
import { publishing as en, type PublishingMessages } from './en/publishing.ts'

/** Words of the publishing screen. A key missing in one language does not compile. */
export const publishingMessages: Record<Locale, PublishingMessages> = { en, ar }
