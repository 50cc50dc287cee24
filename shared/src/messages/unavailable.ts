import type { Locale } from '../content/locales.ts'
import { unavailable as ar } from './ar/unavailable.ts'
import { unavailable as en, type UnavailableMessages } from './en/unavailable.ts'

/** Words for while a part of the system is away. A key missing in one language does not compile. */
export const unavailableMessages: Record<Locale, UnavailableMessages> = { en, ar }
