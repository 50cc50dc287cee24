import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { PublisherStatus } from '@diwan/shared/contracts/publishing'
import { mayReadMetrics } from '@diwan/shared/lib/mayReadMetrics'
import { SECOND } from '@diwan/shared/lib/time'
import { Gauge, Registry } from 'prom-client'
import { registry } from './releaseFigures.ts'
import { sizeOfRelease } from './sizeOfRelease.ts'

interface Options {
  dataDir: string
  /** Opens the figures to another machine. */
  token: string | undefined
  status: () => PublisherStatus
}

const age = (since: string | null) => (since === null ? 0 : Math.max(0, Date.now() - Date.parse(since)) / SECOND)

/** `GET /metrics`: figures of the publisher for Prometheus. For anybody else there is nothing here. */
export function metricsAnswerer({ dataDir, status, token }: Options) {
  const sizeOf = sizeOfRelease(join(dataDir, 'site/current'))

  async function text(): Promise<string> {
    const { held, live, pending, state, target } = status()
    const figures = new Registry()
    const set = (name: string, help: string, value: number) =>
      new Gauge({ name, help, registers: [figures] }).set(value)
    set(
      'diwan_publisher_leads',
      'Whether this process publishes: 1, or 0 while it starts or waits',
      state === 'starting' || state === 'standby' ? 0 : 1,
    )
    set('diwan_publisher_failed', 'Whether the last attempt to publish failed', state === 'failed' ? 1 : 0)
    set('diwan_publisher_pending', 'Changes and documents that wait for a release', pending)
    set('diwan_publisher_held', 'Documents that are kept out of releases', held.length)
    if (live) {
      set('diwan_release_timestamp_seconds', 'When the live release was made', live.timestamp / SECOND)
      const { bytes, pages } = await sizeOf(live.id)
      set('diwan_release_pages', 'Pages of the live release', pages)
      set('diwan_release_bytes', 'Size of the live release with its compressed copies', bytes)
    }
    const disk = await statfs(dataDir).catch(() => null)
    if (disk) set('diwan_disk_free_bytes', 'Room on the disk of DATA_DIR', disk.bavail * disk.bsize)
    if (target) {
      set('diwan_target_behind_seconds', 'How long the target has been without a release', age(target.behindSince))
      const [purge] = target.purges
      set(
        'diwan_purge_waiting_seconds',
        'How long caches have been owed the newest purge',
        purge?.doneAt === null ? age(purge.startedAt) : 0,
      )
    }
    return (await registry.metrics()) + (await figures.metrics())
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    const addresses = [req.socket.remoteAddress ?? '', ...(forwarded ? forwarded.split(',') : [])]
    if (!mayReadMetrics({ addresses, authorization: req.headers.authorization, token })) {
      res
        .writeHead(404, { 'Content-Type': 'application/json' })
        .end('{"success":false,"message":"There is nothing here."}')
      return
    }
    const body = await text()
    res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(body)
  }
}
