import * as z from 'zod/mini'

export const redirectSchema = z.object({ from: z.string(), to: z.string(), permanent: z.nullish(z.boolean()) })
export type Redirect = z.infer<typeof redirectSchema>
