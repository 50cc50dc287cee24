import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'

const stored = hiringMessages.en.panel.appliedAgain

/** The note that somebody applied again, as it is stored: nobody knows yet who reads it, and in which language. */
export const againNote = (coverLetter: string | undefined) => `${stored} ${coverLetter ?? ''}`.trim()

/** A note as the panel shows it: the system's own words in the reader's language, everybody else's as they stand. */
export function wordsOfNote({ by, text }: { by?: unknown; text: string }, locale: Locale): string {
  const isOwn = !by && text.startsWith(stored)
  return isOwn ? `${hiringMessages[locale].panel.appliedAgain}${text.slice(stored.length)}` : text
}
