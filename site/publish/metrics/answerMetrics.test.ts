import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import type { PublisherStatus, PurgeRecord, TargetStatus } from '@diwan/shared/contracts/publishing'
import { MINUTE } from '@diwan/shared/lib/time'
import { expect, onTestFinished, test } from 'vitest'
import { metricsAnswerer } from './answerMetrics.ts'

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const aPurge = (purge: Partial<PurgeRecord>): PurgeRecord => ({
  release: 'r1',
  addresses: 1,
  startedAt: ago(MINUTE),
  doneAt: null,
  attempts: 1,
  error: null,
  ...purge,
})

async function figuresOf(target?: Partial<TargetStatus>): Promise<Map<string, number>> {
  const copy = { name: 's3://bucket/', state: 'current', release: 'r1', behindSince: null, purges: [], ...target }
  const status = { state: 'idle', live: null, pending: 0, held: [], ...(target && { target: copy }) }
  const answer = metricsAnswerer({
    dataDir: tmpdir(),
    token: undefined,
    status: () => status as unknown as PublisherStatus,
  })
  const server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)
  const lines = [...(await response.text()).matchAll(/^(diwan_\w+) (\S+)$/gm)]
  return new Map(lines.map(([, name = '', value]) => [name, Number(value)]))
}

test('a target that lacks a release, and a cache that was not purged, are told with their age', async () => {
  const figures = await figuresOf({ behindSince: ago(10 * MINUTE), purges: [aPurge({ startedAt: ago(20 * MINUTE) })] })

  expect(figures.get('diwan_target_behind_seconds')).toBeGreaterThanOrEqual(600)
  expect(figures.get('diwan_purge_waiting_seconds')).toBeGreaterThanOrEqual(1_200)
})

test('a target that is current behind a cache that was purged is no age behind', async () => {
  const figures = await figuresOf({ purges: [aPurge({ doneAt: ago(0) }), aPurge({ error: 'Superseded.' })] })

  expect([figures.get('diwan_target_behind_seconds'), figures.get('diwan_purge_waiting_seconds')]).toEqual([0, 0])
})

test('where releases are not copied there is no figure about it', async () => {
  expect([...(await figuresOf()).keys()].filter((name) => /target|purge/.test(name))).toEqual([])
})

test('the room on the disk is told, which may be another machine’s than that of the CMS', async () => {
  expect((await figuresOf()).get('diwan_disk_free_bytes')).toBeGreaterThan(0)
})
