import * as z from 'zod/mini'

/** `/builds/latest.json`: the release that is live. Never cached. */
export const latestBuildSchema = z.object({ id: z.string(), timestamp: z.number(), code: z.string() })
export type LatestBuild = z.infer<typeof latestBuildSchema>

/** `/builds/meta/{code}.json`: a code release. Immutable. `id` is the code's. */
export const buildMetaSchema = z.object({ id: z.string(), timestamp: z.number(), prerendered: z.array(z.string()) })
export type BuildMeta = z.infer<typeof buildMetaSchema>

/** `{path}/_payload.json`: begins with the page's hash; then the data the page was rendered from. */
export const pagePayloadSchema = z.object({ hash: z.string(), data: z.record(z.string(), z.unknown()) })
export type PagePayload = z.infer<typeof pagePayloadSchema>
