import { join, resolve } from 'node:path'
import {
  addressSetting,
  metricsTokenSetting,
  originSetting,
  parseSettings,
  portSetting,
} from '@diwan/shared/contracts/parseSettings'
import { HOUR } from '@diwan/shared/lib/time'
import * as z from 'zod/mini'

const schema = z.object({
  /** Loopback port of the publisher. */
  PUBLISHER_PORT: portSetting(4322),
  /** Loopback port of the CMS. */
  CMS_PORT: portSetting(3000),
  /** Interface that the publisher listens on; another than loopback when the CMS runs on another machine. */
  PUBLISHER_HOST: z._default(z.string(), '127.0.0.1'),
  /** Origin of the CMS on another machine. Empty: this one. */
  CMS_ORIGIN: originSetting,
  /** `true` where several publishers elect a leader; set it for the CMS too. */
  PUBLISHER_LEASE: z._default(z.enum(['true', 'false']), 'false'),
  /** Origin where the CMS reaches this publisher of several. Empty: loopback. */
  PUBLISHER_ORIGIN: originSetting,
  /** Folder of everything written. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** The public origin. */
  SITE_URL: z._default(z.url(), 'http://localhost:4321'),
  /** Origin of the API when it is not the site's own. */
  PUBLIC_API_BASE: z._default(z.string(), ''),
  /** Key that nudges, control messages and reports are signed with. */
  WEBHOOK_SECRET: z.string().check(z.startsWith('whsec_')),
  /** Opens `GET /metrics` to another machine. Empty: only this machine reads it. */
  METRICS_TOKEN: metricsTokenSetting,
  /** A collector of OpenTelemetry, like http://collector:4318, that gets traces. Empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSetting,
  /** Headers for it: `name=value,…`. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  /** API key of the read-only service account. */
  PUBLISHER_API_KEY: z.string().check(z.minLength(1)),
  /** Where each release is copied to: `s3://bucket/prefix`, or a folder with its whole path. Empty: nowhere. */
  RELEASE_TARGET: z.optional(
    z
      .string()
      .check(z.regex(/^(?:s3:\/\/[^/\s]+(?:\/\S*)?|\/\S.*)$/, 's3://bucket/prefix or a path that begins with /')),
  ),
  /** Address of an S3-compatible store that is not Amazon's. */
  RELEASE_TARGET_ENDPOINT: z.optional(z.url()),
  /** Region of the bucket. */
  RELEASE_TARGET_REGION: z._default(z.string(), 'us-east-1'),
  /** Keys of the bucket and of CloudFront. Empty: the places where AWS programs look. */
  RELEASE_TARGET_KEY_ID: z.optional(z.string()),
  RELEASE_TARGET_SECRET: z.optional(z.string()),
  /** Hours that scripts and media of earlier releases stay in the target. */
  RELEASE_TARGET_GRACE_HOURS: z._default(z.coerce.number().check(z.gte(0)), 24),
  /** Whose cache is purged: `cloudflare:ZONE`, `fastly`, `cloudfront:DISTRIBUTION` or `webhook:URL`. Empty: nobody's. */
  PURGE: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:cloudflare:\w+|fastly|cloudfront:\w+|webhook:https?:\/\/\S+)$/,
          'cloudflare:ZONE, fastly, cloudfront:DISTRIBUTION or webhook:URL',
        ),
      ),
  ),
  /** API token of Cloudflare or Fastly. */
  PURGE_TOKEN: z.optional(z.string()),
})

/** Settings of the publisher, read once. Throws a sentence that names the variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const data = parseSettings(schema, source)
  const { RELEASE_TARGET_KEY_ID: accessKeyId, RELEASE_TARGET_SECRET: secretAccessKey } = data
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new Error(
      'RELEASE_TARGET_KEY_ID and RELEASE_TARGET_SECRET belong together. Correct them in .env and start again.',
    )
  }
  if (/^(?:cloudflare|fastly)/.test(data.PURGE ?? '') && data.PURGE_TOKEN === undefined) {
    throw new Error('PURGE_TOKEN is missing: Cloudflare and Fastly ask for one. Set it in .env and start again.')
  }
  if (data.PURGE !== undefined && data.RELEASE_TARGET === undefined) {
    throw new Error(
      'PURGE needs RELEASE_TARGET: a cache is purged after each copy. Set both in .env, or neither, and start again.',
    )
  }
  const dataDir = resolve(data.DATA_DIR)
  const target = data.RELEASE_TARGET ?? null
  // Two would write the link `current`.
  if (target !== null && resolve(target) === join(dataDir, 'site')) {
    throw new Error(
      'RELEASE_TARGET is the folder of the releases themselves. Set another one in .env, or remove the line, and start again.',
    )
  }
  return {
    port: data.PUBLISHER_PORT,
    host: data.PUBLISHER_HOST,
    cmsOrigin: data.CMS_ORIGIN ?? `http://127.0.0.1:${data.CMS_PORT}`,
    isLeased: data.PUBLISHER_LEASE === 'true',
    origin: data.PUBLISHER_ORIGIN ?? `http://127.0.0.1:${data.PUBLISHER_PORT}`,
    siteUrl: data.SITE_URL,
    apiOrigin: data.PUBLIC_API_BASE === '' ? '' : new URL(data.PUBLIC_API_BASE).origin,
    webhookSecret: data.WEBHOOK_SECRET,
    apiKey: data.PUBLISHER_API_KEY,
    metricsToken: data.METRICS_TOKEN,
    traces: { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, headers: data.OTEL_EXPORTER_OTLP_HEADERS },
    dataDir,
    target,
    targetEndpoint: data.RELEASE_TARGET_ENDPOINT,
    targetRegion: data.RELEASE_TARGET_REGION,
    targetKeys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    targetGrace: data.RELEASE_TARGET_GRACE_HOURS * HOUR,
    purge: data.PURGE ?? null,
    purgeToken: data.PURGE_TOKEN,
  }
}

export type PublisherEnv = ReturnType<typeof readEnv>
