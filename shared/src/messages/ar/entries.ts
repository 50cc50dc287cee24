import type { EntriesMessages } from '../en/entries.ts'

export const entries: EntriesMessages = {}
