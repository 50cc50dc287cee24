import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { asStop, Stop } from './stop.ts'

const MEGABYTE = 1024 * 1024
const MIN_FREE_BYTES = 512 * MEGABYTE

/** The data folder exists, can be written and has room. */
export function checkDataDir({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o750 })
    const probe = join(dataDir, `.probe-${randomUUID()}`)
    writeFileSync(probe, 'probe')
    rmSync(probe)
  } catch (error) {
    throw asStop(error, dataDir)
  }
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < MIN_FREE_BYTES) {
    throw new Stop(
      `The disk that holds ${dataDir} has ${Math.floor((bavail * bsize) / MEGABYTE)} MB left; ${MIN_FREE_BYTES / MEGABYTE} MB are needed. Free some space, then start again.`,
    )
  }
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
  })

/** Nothing else listens where the parts will. */
export async function checkPorts(settings: Settings): Promise<void> {
  const wanted = [
    ['SITE_PORT', settings.sitePort, 'the public site'],
    ['CMS_PORT', settings.cmsPort, 'the CMS'],
    ['PUBLISHER_PORT', settings.publisherPort, 'the publisher'],
  ] as const
  for (const [name, port, part] of wanted) {
    if (!(await isFree(port, '127.0.0.1'))) {
      throw new Stop(
        `Port ${port} for ${part} is in use. Stop the program that uses it, or set ${name} in .env to a free port.`,
      )
    }
  }
}
