import type { Where } from 'payload'

/** The source of an application whose hidden field was filled in: kept, and apart from those that wait for a person. */
export const ROBOT = 'spam'

/** Everything but what robots sent. */
export const notFromRobots: Where = { source: { not_equals: ROBOT } }

/** Whether conditions of a list are about sources: then the list is asked for what robots sent, or for what it never holds. */
export const isAboutSource = (where: unknown): boolean => JSON.stringify(where ?? null).includes('"source":')
