import { resolve } from 'node:path'
import {
  addressSetting,
  metricsTokenSetting,
  originSetting,
  parseSettings,
  portSetting,
} from '@diwan/shared/contracts/parseSettings'
import * as z from 'zod/mini'

const schema = z.object({
  /** Port of the public origin. */
  SITE_PORT: portSetting(4321),
  /** Interface of the public origin; `0.0.0.0` opens it to other machines. */
  SITE_HOST: z._default(z.string(), '127.0.0.1'),
  /** Loopback port of the CMS. */
  CMS_PORT: portSetting(3000),
  /** Loopback port of the publisher. */
  PUBLISHER_PORT: portSetting(4322),
  /** Origin of the CMS on another machine, in a private network. Empty: this one. */
  CMS_ORIGIN: originSetting,
  /** Origin of the publisher that shows previews, on another machine. Empty: this one. */
  PUBLISHER_ORIGIN: originSetting,
  /** Folder of everything written. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** While developing: loopback port of `astro dev`, which then answers for the public pages in place of the release. */
  SITE_DEV_PORT: z.optional(z.string().check(z.regex(/^[0-9]{2,5}$/))),
  /** Opens `GET /metrics` to who sends it as a bearer token. Empty: nobody reads it here. */
  METRICS_TOKEN: metricsTokenSetting,
  /** A collector of OpenTelemetry, like http://collector:4318, that gets traces. Empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSetting,
  /** Headers for it: `name=value,…`. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  /** `true` behind a proxy that sets X-Forwarded-For itself; otherwise the header of a client is dropped. */
  TRUST_PROXY: z._default(z.enum(['true', 'false']), 'false'),
})

/** Settings of the web server, read once. Throws a sentence that names the variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const { SITE_PORT, SITE_HOST, DATA_DIR, SITE_DEV_PORT, TRUST_PROXY, METRICS_TOKEN, ...parts } = parseSettings(
    schema,
    source,
  )
  return {
    port: SITE_PORT,
    host: SITE_HOST,
    cms: placeOf(parts.CMS_ORIGIN, parts.CMS_PORT),
    publisher: placeOf(parts.PUBLISHER_ORIGIN, parts.PUBLISHER_PORT),
    devSite: SITE_DEV_PORT ? { host: '127.0.0.1', port: Number(SITE_DEV_PORT) } : null,
    releaseLink: resolve(DATA_DIR, 'site/current'),
    trustProxy: TRUST_PROXY === 'true',
    metricsToken: METRICS_TOKEN,
    traces: { endpoint: parts.OTEL_EXPORTER_OTLP_ENDPOINT, headers: parts.OTEL_EXPORTER_OTLP_HEADERS },
  }
}

/** Where another part answers. */
export interface Place {
  host: string
  port: number
  isSecure?: boolean
}

function placeOf(elsewhere: string | undefined, port: number): Place {
  if (elsewhere === undefined) return { host: '127.0.0.1', port }
  const { hostname, port: given, protocol } = new URL(elsewhere)
  const isSecure = protocol === 'https:'
  return { host: hostname, port: Number(given) || (isSecure ? 443 : 80), isSecure }
}

type Given = ReturnType<typeof readEnv>
/** Without `traces` none are made. */
export type WebEnv = Omit<Given, 'traces'> & Partial<Pick<Given, 'traces'>>
