import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { isOrigin } from '@diwan/shared/lib/isOrigin'
import { Stop } from './stop.ts'

export interface Settings {
  root: string
  dataDir: string
  sitePort: number
  cmsPort: number
  publisherPort: number
  /** Interface of the public origin. */
  siteHost: string
  siteUrl: string
  databaseUri: string
  /** E-mail address of the first administrator. */
  adminEmail: string
}

/** The file of the embedded database. */
export const sqliteFileOf = ({ dataDir, databaseUri }: Pick<Settings, 'dataDir' | 'databaseUri'>): string =>
  databaseUri.startsWith('file:') ? databaseUri.slice('file:'.length) : join(dataDir, 'cms.sqlite')

const PORTS = { SITE_PORT: 4321, CMS_PORT: 3000, PUBLISHER_PORT: 4322 } as const

function portOf(name: keyof typeof PORTS): number {
  const value = process.env[name] || String(PORTS[name])
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Stop(
      `${name} is "${value}", which is not a port. Set it to a number from 1 to 65535 in .env, or remove the line.`,
    )
  }
  return port
}

function urlOf(value: string): string {
  const url = URL.parse(value)
  if (!url || !['http:', 'https:'].includes(url.protocol) || !isOrigin(value)) {
    throw new Stop(
      `SITE_URL is "${value}". Set it to the public origin without a path, like https://www.example.com, in .env.`,
    )
  }
  return url.origin
}

function databaseOf(value: string, dataDir: string): string {
  if (/^mongodb(?:\+srv)?:\/\//.test(value)) return value
  // From a folder of its own each command would take a relative path for another file.
  if (value && !value.startsWith('file:/')) {
    throw new Stop(
      'DATABASE_URI must begin with file: or mongodb://, or be empty for the embedded SQLite database; a file with its whole path, like file:/srv/diwan/cms.sqlite. Correct it in .env.',
    )
  }
  // SQLite reads the path as an address: it would write elsewhere, or not at all.
  const path = value || dataDir
  if (/[%#?]/.test(path)) {
    throw new Stop(
      `The database cannot lie in ${path}: its path has one of the signs % # ?. Set ${value ? 'DATABASE_URI' : 'DATA_DIR'} to another one in .env.`,
    )
  }
  return value
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {}
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Stop(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Give your user read permission, or delete it: every line is optional.`,
    )
  }
  // A quoted value may go over several lines; what is left must be settings, comments or nothing.
  const rest = text.replace(/=\s*(["'`])[^]*?\1/g, '=')
  for (const line of rest.split('\n')) {
    if (!/^\s*(?:#.*|(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?\r?$/.test(line)) {
      throw new Stop(
        `.env has a line that is not NAME=value: "${line.trim().slice(0, 40)}". Correct it, or put # in front of it; .env.example shows every setting.`,
      )
    }
  }
  return parseEnv(text)
}

/** Reads `.env` and the environment (which wins), and refuses what cannot work with a sentence that names it. */
export function readSettings(root: string): Settings {
  for (const [name, value] of Object.entries(readEnvFile(resolve(root, '.env')))) process.env[name] ??= value
  const sitePort = portOf('SITE_PORT')
  const cmsPort = portOf('CMS_PORT')
  const publisherPort = portOf('PUBLISHER_PORT')
  if (new Set([sitePort, cmsPort, publisherPort]).size < 3) {
    throw new Stop('SITE_PORT, CMS_PORT and PUBLISHER_PORT must differ. Correct them in .env.')
  }
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  const databaseUri = databaseOf(process.env.DATABASE_URI ?? '', dataDir)
  return {
    root,
    dataDir,
    sitePort,
    cmsPort,
    publisherPort,
    siteHost: process.env.SITE_HOST || '127.0.0.1',
    siteUrl: urlOf(process.env.SITE_URL || `http://localhost:${sitePort}`),
    databaseUri,
    adminEmail: process.env.SEED_ADMIN_EMAIL || 'admin@rasikh.example',
  }
}
