import * as z from 'zod/mini'

/** How every endpoint of ours answers an error; `errors` names the fields of a 422. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** The answer to a submission that wants a proof of work first (status 428): the challenge, as `altcha-lib` solves it. */
export const challengeAnswerSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
    }),
    signature: z.string(),
  }),
})
export type ChallengeAnswer = z.infer<typeof challengeAnswerSchema>

/** How a form endpoint answers a submission that is stored. */
export const submissionAnswerSchema = z.object({ success: z.literal(true), reference: z.string() })
export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>
