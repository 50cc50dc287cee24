import type { Texts } from '../texts.ts'

/** Words that the filters of a list say. */
export const filters = { shown: (count: number) => `Results: ${count}` }

export type FiltersMessages = Texts<typeof filters>
