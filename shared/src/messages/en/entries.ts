import type { Texts } from '../texts.ts'

/** Words of content pages: lists, details, dates, filters. */
export const entries = {}

export type EntriesMessages = Texts<typeof entries>
