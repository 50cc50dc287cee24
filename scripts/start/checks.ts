import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Settings, sqliteFileOf } from './settings.ts'
import { asStop, Stop } from './stop.ts'

const LOOPBACK = '127.0.0.1'
const MEGABYTE = 1024 * 1024
const MIN_FREE_BYTES = 512 * MEGABYTE

/** Stands in the data folder while a restore replaces what is there. */
export const UNFINISHED = 'restore-unfinished.json'

/** The restore that did not come to its end. */
export function unfinishedIn(dataDir: string): { aside: string; file: string } | undefined {
  const note = join(dataDir, UNFINISHED)
  return existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { aside: string; file: string }) : undefined
}

/** Nothing in the data folder is of before a restore while the rest is of the backup. `again` is what restores where this runs. */
export function checkRestore({ dataDir }: Pick<Settings, 'dataDir'>, again = 'npm run restore --'): void {
  const unfinished = unfinishedIn(dataDir)
  if (!unfinished) return
  const { aside, file } = unfinished
  throw new Stop(
    `A restore did not come to its end. Run it again: ${again} ${file}. Or put what lies in ${aside} back in its place, and delete ${join(dataDir, UNFINISHED)}.`,
  )
}

/** The data folder exists, can be written with what is in it, and has room. */
export function checkDataDir(settings: Settings): void {
  const { dataDir } = settings
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o750 })
    tryFolder(dataDir)
  } catch (error) {
    throw asStop(error, dataDir)
  }
  checkOwned(settings)
  checkRoom(dataDir)
}

const FOLDERS = ['logs', 'mail', 'publish', 'site', 'stamps', 'uploads', 'uploads/files', 'uploads/media']

/** Nothing of the data is another user's, as after a restore by root: the CMS would start, answer, and store nothing. */
export function checkOwned(settings: Pick<Settings, 'dataDir' | 'databaseUri'>): void {
  const { dataDir, databaseUri } = settings
  const database = sqliteFileOf(settings)
  const files = databaseUri.startsWith('mongodb') ? [] : ['', '-wal', '-shm'].map((suffix) => database + suffix)
  const tries = [
    ...[...files, join(dataDir, 'secrets.json')].map((path) => [path, tryFile] as const),
    ...FOLDERS.map((name) => [join(dataDir, name), tryFolder] as const),
  ]
  for (const [path, tryIt] of tries.filter(([path]) => existsSync(path))) {
    try {
      tryIt(path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EACCES' && code !== 'EPERM') throw asStop(error, path)
      throw new Stop(
        `${path} cannot be written (${code}): it belongs to another user, perhaps to root, who restored it. Give your user everything in ${dataDir}${databaseUri.startsWith('file:') ? `, and ${database}` : ''} (chown -R), then start again.`,
      )
    }
  }
}

const tryFile = (file: string) => closeSync(openSync(file, 'r+'))

function tryFolder(folder: string): void {
  const probe = join(folder, `.probe-${randomUUID()}`)
  writeFileSync(probe, 'probe')
  rmSync(probe)
}

/** The disk of a folder has room for what will be written there. */
export function checkRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < MIN_FREE_BYTES) {
    throw new Stop(
      `The disk that holds ${folder} has ${Math.floor((bavail * bsize) / MEGABYTE)} MB left; ${MIN_FREE_BYTES / MEGABYTE} MB are needed. Free some space, then start again.`,
    )
  }
}

/** Why nobody can listen there; `null` when one can. */
const faultOf = (port: number, host: string) =>
  new Promise<string | null>((done) => {
    const server = createServer()
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => done(code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(null)))
  })

const NOT_HERE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT', 'EINVAL'])

/** Each part can listen where it will. */
export async function checkPorts({ cmsPort, publisherPort, siteHost, sitePort }: Settings): Promise<void> {
  const wanted = [
    ['SITE_PORT', sitePort, siteHost, 'the public site'],
    ['CMS_PORT', cmsPort, LOOPBACK, 'the CMS'],
    ['PUBLISHER_PORT', publisherPort, LOOPBACK, 'the publisher'],
  ] as const
  for (const [name, port, host, part] of wanted) {
    const fault = await faultOf(port, host)
    if (fault === 'EADDRINUSE') {
      throw new Stop(
        `Port ${port} for ${part} is in use. Stop the program that uses it, or set ${name} in .env to a free port.`,
      )
    }
    if (fault === 'EACCES') {
      throw new Stop(
        `Port ${port} for ${part} is not open to your user. Set ${name} in .env to one from 1024, and lead visitors there with a proxy.`,
      )
    }
    if (fault !== null && NOT_HERE.has(fault)) {
      throw new Stop(
        `SITE_HOST is "${siteHost}", which is no address of this machine (${fault}). Set it in .env to one of them, like 0.0.0.0 or ::1, or remove the line.`,
      )
    }
  }
}

/** Where this machine reaches the public origin by itself: what listens everywhere answers on loopback too. */
export function ownOriginOf({ siteHost, sitePort }: Pick<Settings, 'siteHost' | 'sitePort'>): string {
  const host = siteHost === '0.0.0.0' ? LOOPBACK : siteHost === '::' ? '::1' : siteHost
  return `http://${host.includes(':') ? `[${host}]` : host}:${sitePort}`
}
