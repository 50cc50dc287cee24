import * as z from 'zod/mini'

const faultSchema = z.object({ path: z.string(), message: z.string(), label: z.optional(z.unknown()) })

/** Our own refusals say a sentence for all of it; to the admin's own pages Payload's judgement says only what is wrong with which field. */
const refusalSchema = z.object({
  message: z.optional(z.string()),
  errors: z.optional(
    z.array(
      z.object({
        message: z.optional(z.string()),
        data: z.optional(z.nullable(z.object({ errors: z.optional(z.array(faultSchema)) }))),
      }),
    ),
  ),
})

/** Why an endpoint refused, in the server's words; `undefined` when it does not say. */
export function refusalOf(answer: unknown): string | undefined {
  const refusal = refusalSchema.safeParse(answer)
  if (!refusal.success) return undefined
  const { errors, message } = refusal.data
  const faults = errors?.[0]?.data?.errors ?? []
  if (faults.length > 0)
    return faults.map(({ label, message, path }) => `${nameOf(label, path)}: ${message}`).join('; ')
  return message ?? errors?.[0]?.message
}

const nameOf = (label: unknown, path: string) => (typeof label === 'string' && label ? label : path)
