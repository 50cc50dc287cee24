import * as z from 'zod/mini'

const roleSchema = z.enum(['admin', 'editor', 'recruiter', 'service'])
export type Role = z.infer<typeof roleSchema>

/** `GET /api/user`: the person a token belongs to. §7 */
export const userAnswerSchema = z.object({
  success: z.literal(true),
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), role: roleSchema }),
})
export type UserAnswer = z.infer<typeof userAnswerSchema>
