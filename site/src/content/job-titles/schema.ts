import * as z from 'zod/mini'

export const jobTitleSchema = z.object({
  title: z.string(),
  level: z.nullish(z.enum(['entry', 'mid', 'senior', 'lead', 'executive'])),
})
export type JobTitle = z.infer<typeof jobTitleSchema>
