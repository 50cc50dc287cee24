import { resolve } from 'node:path'
import * as z from 'zod/mini'

const port = (fallback: number) =>
  z.pipe(
    z._default(z.string(), String(fallback)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.int(), z.gte(1), z.lte(65_535)),
    ),
  )

const schema = z.object({
  /** Port of the public origin. */
  SITE_PORT: port(4321),
  /** Interface of the public origin; `0.0.0.0` opens it to other machines. */
  SITE_HOST: z._default(z.string(), '127.0.0.1'),
  /** Loopback port of the CMS. */
  CMS_PORT: port(3000),
  /** Loopback port of the publisher. */
  PUBLISHER_PORT: port(4322),
  /** Folder of everything written. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** While developing: loopback port of `astro dev`, which then answers for the public pages in place of the release. */
  SITE_DEV_PORT: z.optional(z.string().check(z.regex(/^[0-9]{2,5}$/))),
  /** Opens `GET /metrics` to who sends it as a bearer token. Empty: nobody reads it here. */
  METRICS_TOKEN: z.optional(z.string()),
  /** `true` behind a proxy that sets X-Forwarded-For itself; otherwise the header of a client is dropped. */
  TRUST_PROXY: z._default(z.enum(['true', 'false']), 'false'),
})

/** Settings of the web server, read once. Throws a sentence that names the variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const result = schema.safeParse(source)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}. Correct it in .env and start again.`)
  }
  const { SITE_PORT, SITE_HOST, CMS_PORT, PUBLISHER_PORT, DATA_DIR, SITE_DEV_PORT, TRUST_PROXY, METRICS_TOKEN } =
    result.data
  return {
    port: SITE_PORT,
    host: SITE_HOST,
    cms: { host: '127.0.0.1', port: CMS_PORT },
    publisher: { host: '127.0.0.1', port: PUBLISHER_PORT },
    devSite: SITE_DEV_PORT ? { host: '127.0.0.1', port: Number(SITE_DEV_PORT) } : null,
    releaseLink: resolve(DATA_DIR, 'site/current'),
    trustProxy: TRUST_PROXY === 'true',
    metricsToken: METRICS_TOKEN || undefined,
  }
}

export type WebEnv = ReturnType<typeof readEnv>
