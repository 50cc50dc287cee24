import * as z from 'zod/mini'
import { isOrigin } from '../lib/isOrigin.ts'

/** A port of this machine. */
export const portSetting = (standard: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), standard)

const httpUrl = z.url({ protocol: /^https?$/, error: 'an http(s) URL, like http://cms.internal:3000' })

/** Where another part answers. */
export const originSetting = z.optional(
  z.pipe(
    httpUrl.check(z.refine(isOrigin, 'an http(s) URL without a path, like http://cms.internal:3000')),
    z.transform((value) => new URL(value).origin),
  ),
)

/** Where another service answers. */
export const addressSetting = z.optional(httpUrl)

/** Opens the figures of a part to who sends it as a bearer token. */
export const metricsTokenSetting = z.optional(z.string().check(z.minLength(16)))

/** The settings of a part, of which an empty one counts as absent. Throws a sentence that names the first that is not usable. */
export function parseSettings<T extends z.ZodMiniType>(
  schema: T,
  source: Record<string, string | undefined>,
): z.infer<T> {
  const defined = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  // The small zod has no words of its own.
  const result = schema.safeParse(defined, { error: z.locales.en().localeError })
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}. Correct it in .env and start again.`)
}
