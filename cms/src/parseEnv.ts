import { randomBytes } from 'node:crypto'
import { basename, resolve } from 'node:path'
import { isOrigin } from '@diwan/shared/lib/isOrigin'
import { z } from 'zod'

const port = (name: string, standard: number) =>
  z.coerce
    .number(`${name} must be a port number, like ${standard}.`)
    .int(`${name} must be a whole number, like ${standard}.`)
    .min(1, `${name} must be between 1 and 65535.`)
    .max(65_535, `${name} must be between 1 and 65535.`)
    .default(standard)

const origin = (name: string) => {
  const error = `${name} must be an http(s) address without a path, like https://example.com.`
  return z
    .url({ protocol: /^https?$/, error })
    .refine(isOrigin, { error })
    .transform((value) => new URL(value).origin)
}

/** A host, and what a password says as it was meant: `#` and `%` in it would end it, or be read as something else. */
function isMailServer(value: string): boolean {
  const url = URL.parse(value)
  if (!url) return false
  try {
    decodeURIComponent(url.username + url.password)
  } catch {
    return false
  }
  return url.hostname !== '' && url.hash === '' && ['', '/'].includes(url.pathname)
}

const mailServer =
  'SMTP_URL must look like smtps://user:password@mail.example.com:465, with # % / ? in the password as %23 %25 %2F %3F.'

const sender = z.string().transform((value, context) => {
  const [, name, address = value] = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/.exec(value) ?? []
  if (z.email().safeParse(address).success) return { ...(name ? { name } : {}), address }
  context.addIssue('MAIL_FROM must be an e-mail address, or a name and one: Example <no-reply@example.com>.')
  return z.NEVER
})

/** Every variable the CMS reads. An empty value counts as absent. */
const envSchema = z.object({
  /** Port of the public origin's web server on this machine. Default 4321. */
  SITE_PORT: port('SITE_PORT', 4321),
  /** Loopback port of the CMS. Default 3000. */
  CMS_PORT: port('CMS_PORT', 3000),
  /** Loopback port of the publisher. Default 4322. */
  PUBLISHER_PORT: port('PUBLISHER_PORT', 4322),
  /** Folder of everything that is written: database, uploads, mails. Default `.data` beside this project's package.json. */
  DATA_DIR: z.string().default('.data'),
  /** Empty: SQLite in DATA_DIR. `file:…`: SQLite there. `mongodb://…`: MongoDB with a replica set. */
  DATABASE_URI: z
    .string()
    .regex(
      /^(file:\/|mongodb:\/\/|mongodb\+srv:\/\/)/,
      'DATABASE_URI must begin with file:/ (a whole path), mongodb:// or mongodb+srv://; leave it empty for the embedded database.',
    )
    .optional(),
  /** Public origin of the website. Default http://localhost:{SITE_PORT}. */
  SITE_URL: origin('SITE_URL').optional(),
  /** Where this process reaches the web server, when not at SITE_URL. Answers to forms posted without JavaScript are its pages. */
  WEB_ORIGIN: origin('WEB_ORIGIN').optional(),
  /** Origin of the API as browsers see it. Empty: the same as SITE_URL. */
  PUBLIC_API_BASE: origin('PUBLIC_API_BASE').optional(),
  /** Signs sessions. At least 32 characters. No default in production. */
  PAYLOAD_SECRET: z
    .string()
    .min(32, 'PAYLOAD_SECRET must have at least 32 characters: openssl rand -hex 32')
    .optional(),
  /** The secret before, while it is changed: keys are renewed at a start, and links that were sent still open. Empty: none. */
  PAYLOAD_SECRET_BEFORE: z
    .string()
    .min(32, 'PAYLOAD_SECRET_BEFORE must be what PAYLOAD_SECRET was, of at least 32 characters; else leave it empty.')
    .optional(),
  /** Signs nudges, controls and reports between CMS and publisher: `whsec_` and 24 to 64 bytes in base64. No default in production. */
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'WEBHOOK_SECRET must be whsec_ followed by 24 to 64 bytes in base64.')
    .optional(),
  /** API key of the publisher's read-only account; the seed stores it. */
  PUBLISHER_API_KEY: z.string().min(32, 'PUBLISHER_API_KEY must have at least 32 characters.').optional(),
  /** `true` where several publishers elect a leader; set for the CMS and for each of them. Default false: there is one, on this machine. */
  PUBLISHER_LEASE: z
    .enum(['true', 'false'], 'PUBLISHER_LEASE must be true or false.')
    .default('false')
    .transform((value) => value === 'true'),
  /** The first administrator, made by the seed. */
  SEED_ADMIN_EMAIL: z.email('SEED_ADMIN_EMAIL must be an e-mail address.').optional(),
  SEED_ADMIN_PASSWORD: z.string().min(12, 'SEED_ADMIN_PASSWORD must have at least 12 characters.').optional(),
  /** `smtp://user:password@host:port` or `smtps://…`. Empty: mails are written to DATA_DIR/mail as .eml files. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: mailServer })
    .refine(isMailServer, { error: mailServer })
    .optional(),
  /** Virus scanner: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. Empty: files are sniffed and limited, not scanned. */
  CLAMD: z
    .string()
    .regex(
      /^(tcp:\/\/[^/\s]+:\d{1,5}|unix:\/\S+)$/,
      'CLAMD must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.',
    )
    .optional(),
  /** Bucket of media and private files. It must not be public. Empty: they lie in DATA_DIR/uploads. */
  UPLOADS_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'UPLOADS_BUCKET must be the name of a bucket, like diwan-uploads.')
    .optional(),
  /** Address of an object storage that speaks S3; some have a path. Empty: Amazon's. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be an http(s) address, like https://objects.example.com.' })
    .optional(),
  /** Default us-east-1. */
  S3_REGION: z.string().default('us-east-1'),
  /** Both or none: without them the machine's own role is asked. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Opens `GET /api/metrics` to another machine: `Authorization: Bearer …`. Empty: only this machine reads metrics. */
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters: openssl rand -hex 32').optional(),
  /** A collector of OpenTelemetry, like http://collector:4318, that gets traces. Empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address, like http://collector:4318.',
    })
    .optional(),
  /** Headers for it: `name=value,…`. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Sender of every mail, with a name or without. Default: the company and the address in the site settings. */
  MAIL_FROM: sender.optional(),
})

const projectFolder = () => (basename(process.cwd()) === 'cms' ? resolve('..') : process.cwd())

/** Reads the variables, and throws one sentence per broken one. Secrets have no default where visitors are served. */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(given)
  if (!parsed.success) throw new Error(problem(parsed.error.issues.map((issue) => issue.message)))

  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = parsed.data
  if ((S3_ACCESS_KEY_ID === undefined) !== (S3_SECRET_ACCESS_KEY === undefined))
    throw new Error(problem(['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.']))

  const production = source.NODE_ENV === 'production'
  // `next build` imports the config in production mode but serves nobody.
  const serving = production && source.NEXT_PHASE !== 'phase-production-build'
  const missing = (['PAYLOAD_SECRET', 'WEBHOOK_SECRET'] as const).filter((name) => !parsed.data[name])
  if (serving && missing.length > 0) {
    throw new Error(
      problem(missing.map((name) => `${name} is missing. \`npm start\` makes one; elsewhere set your own.`)),
    )
  }

  const { DATA_DIR, SITE_URL, SITE_PORT, ...rest } = parsed.data
  const dataDir = resolve(projectFolder(), DATA_DIR)
  const siteUrl = SITE_URL ?? `http://localhost:${SITE_PORT}`
  return {
    ...rest,
    SITE_PORT,
    SITE_URL: siteUrl,
    WEB_ORIGIN: rest.WEB_ORIGIN ?? siteUrl,
    PUBLIC_API_BASE: rest.PUBLIC_API_BASE ?? siteUrl,
    DATA_DIR: dataDir,
    DATABASE_URI: rest.DATABASE_URI ?? `file:${resolve(dataDir, 'cms.sqlite')}`,
    // A random stand-in lets development and code generation run, and is worth nothing to anybody.
    PAYLOAD_SECRET: rest.PAYLOAD_SECRET ?? randomBytes(32).toString('hex'),
    WEBHOOK_SECRET: rest.WEBHOOK_SECRET ?? `whsec_${randomBytes(32).toString('base64')}`,
    /** Folder of this package. */
    CMS_DIR: resolve(projectFolder(), 'cms'),
    isProduction: production,
    isMigrating: source.PAYLOAD_MIGRATING === 'true',
  }
}

/** A value may fail two checks that say the same. */
const problem = (sentences: string[]) =>
  ['The environment is not usable; change it in .env or where the process is started:', ...new Set(sentences)].join(
    '\n  - ',
  )
