import type { Locale } from '../content/locales.ts'
import { share as ar } from './ar/share.ts'
import { share as en, type ShareMessages } from './en/share.ts'

/** Words of share images. */
export const shareMessages: Record<Locale, ShareMessages> = { en, ar }
