/** Steps of an application, in their usual order. */
export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const
