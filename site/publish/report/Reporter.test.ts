import { join } from 'node:path'
import type { Report } from '@diwan/shared/contracts/publishing'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import type { Lead } from '../lead/Lead.ts'
import { openMirror } from '../mirror/openMirror.ts'
import { recordingServer } from '../testing/recordingServer.ts'
import { temporaryFolder } from '../testing/startPublisher.ts'
import { Reporter } from './Reporter.ts'

const SECRET = `whsec_${btoa('secret')}`
const REPORT: Report = { type: 'release.rolled-back', release: 'r1', from: 'r2' }
const cleanups: (() => unknown)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
})

async function aReporter({ lead, status = 200 }: { lead?: Lead; status?: number }) {
  const cms = await recordingServer(() => ({ status }))
  const { folder, remove } = temporaryFolder()
  const database = openMirror(join(folder, 'mirror.sqlite'))
  const stopping = new AbortController()
  const deposed: string[] = []
  const options = { cmsOrigin: cms.origin, secret: SECRET, signal: stopping.signal, lead }
  const reporter = new Reporter(database, { ...options, onDeposed: (message) => deposed.push(message) })
  cleanups.push(
    remove,
    () => database.close(),
    cms.close,
    () => stopping.abort(),
  )
  const waiting = () => database.prepare('SELECT count(*) AS n FROM reports').get()?.n
  return { cms, database, deposed, reporter, waiting }
}

test('of several publishers the leader signs its epoch with each report', async () => {
  const { cms, reporter, waiting } = await aReporter({ lead: { epoch: 7, isHeld: true, check: () => {} } })

  reporter.add(REPORT)
  reporter.send()
  await expect.poll(waiting).toBe(0)

  const [sent] = cms.received
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...REPORT, epoch: 7 })
  expect(() => new Webhook(SECRET).verify(sent?.body ?? '', sent?.headers as Record<string, string>)).not.toThrow()
})

test('a report of an overtaken leader is kept, and tells it that it leads no longer', async () => {
  const { deposed, reporter, waiting } = await aReporter({
    lead: { epoch: 7, isHeld: true, check: () => {} },
    status: 409,
  })

  reporter.add(REPORT)
  reporter.send()

  await expect.poll(() => deposed).toHaveLength(1)
  expect(waiting()).toBe(1)
})

test('a report that has arrived and cannot be taken out, because the disk is full, is sent again', async () => {
  const { cms, database, reporter, waiting } = await aReporter({})
  const prepare = database.prepare.bind(database)
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const run = vi.fn(() => {
    throw full
  })
  const spy = vi.spyOn(database, 'prepare')
  spy.mockImplementation((sql) => (sql.startsWith('DELETE') ? ({ run } as never) : prepare(sql)))

  reporter.add(REPORT)
  reporter.send()
  await expect.poll(() => run.mock.calls.length).toBe(1)
  expect(waiting()).toBe(1)
  spy.mockRestore()

  await expect.poll(waiting, { timeout: 3_000 }).toBe(0)
  expect(cms.received.map(({ body }) => body)).toEqual([JSON.stringify(REPORT), JSON.stringify(REPORT)])
})

test('whoever waits for the lead has nothing to report', async () => {
  const { cms, reporter, waiting } = await aReporter({ lead: { epoch: 0, isHeld: false, check: () => {} } })

  reporter.add(REPORT)
  reporter.send()

  expect(waiting()).toBe(0)
  expect(cms.received).toEqual([])
})
