import { resolve } from 'node:path'
import * as z from 'zod/mini'

const schema = z.object({
  /** Loopback port of the publisher. */
  PUBLISHER_PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), 4322),
  /** Loopback port of the CMS. */
  CMS_PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), 3000),
  /** Folder of everything written. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** The public origin. */
  SITE_URL: z._default(z.url(), 'http://localhost:4321'),
  /** Origin of the API when it is not the site's own. */
  PUBLIC_API_BASE: z._default(z.string(), ''),
  /** Key that nudges, control messages and reports are signed with. */
  WEBHOOK_SECRET: z.string().check(z.startsWith('whsec_')),
  /** Opens `GET /metrics` to another machine. Empty: only this machine reads it. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** API key of the read-only service account. */
  PUBLISHER_API_KEY: z.string().check(z.minLength(1)),
})

/** Settings of the publisher, read once. Throws a sentence that names the variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const defined = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(defined)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}. Correct it in .env and start again.`)
  }
  const { data } = result
  return {
    port: data.PUBLISHER_PORT,
    cmsOrigin: `http://127.0.0.1:${data.CMS_PORT}`,
    siteUrl: data.SITE_URL,
    apiOrigin: data.PUBLIC_API_BASE === '' ? '' : new URL(data.PUBLIC_API_BASE).origin,
    webhookSecret: data.WEBHOOK_SECRET,
    apiKey: data.PUBLISHER_API_KEY,
    metricsToken: data.METRICS_TOKEN,
    dataDir: resolve(data.DATA_DIR),
  }
}

export type PublisherEnv = ReturnType<typeof readEnv>
