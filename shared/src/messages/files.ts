import type { Locale } from '../content/locales.ts'
import { files as ar } from './ar/files.ts'
import { files as en, type FilesMessages } from './en/files.ts'

/** Why a file that staff upload is not taken. A key missing in one language does not compile. */
export const filesMessages: Record<Locale, FilesMessages> = { en, ar }
