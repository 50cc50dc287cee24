import * as z from 'zod/mini'

/** How every endpoint of ours answers an error; `errors` names the fields of a 422. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** How a form endpoint answers a submission that is stored. */
export const submissionAnswerSchema = z.object({ success: z.literal(true), reference: z.string() })
export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>
