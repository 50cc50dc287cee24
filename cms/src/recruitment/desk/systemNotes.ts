import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'

/** What the system itself notes, as it is stored: nobody knows yet who reads it, and in which language. */
const stored = hiringMessages.en.panel
const kinds = ['appliedAgain', 'cvReplaced'] as const

/** The note that somebody applied again. */
export const againNote = (coverLetter: string | undefined) => `${stored.appliedAgain} ${coverLetter ?? ''}`.trim()

/** The note that a candidate has put another CV in the place of the one that colleagues have read. */
export const cvNote = stored.cvReplaced

/** A note as the panel shows it: the system's own words in the reader's language, everybody else's as they stand. */
export function wordsOfNote({ by, text }: { by?: unknown; text: string }, locale: Locale): string {
  const kind = by ? undefined : kinds.find((one) => text.startsWith(stored[one]))
  return kind ? `${hiringMessages[locale].panel[kind]}${text.slice(stored[kind].length)}` : text
}
