/** Steps of an application, in their usual order. */
export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const

export type Stage = (typeof stages)[number]

/** Stages after which nothing more is decided. */
export const finalStages: readonly Stage[] = ['hired', 'rejected', 'withdrawn']

export const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value)
