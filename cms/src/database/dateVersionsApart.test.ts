import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { dateVersionsApart, keepingTimes } from './dateVersionsApart'

const AT = '2026-11-24T02:32:34.607Z'

test('versions of one millisecond, and of a clock that was set back, keep their order', async () => {
  const times: string[] = []
  const db = dateVersionsApart({
    createVersion: async (args: { updatedAt: string }) => void times.push(args.updatedAt),
  } as never) as { createVersion: (args: { updatedAt: string }) => Promise<void> }

  for (const updatedAt of [AT, AT, '2026-11-24T01:00:00.000Z', '2026-11-24T03:00:00.000Z'])
    await db.createVersion({ updatedAt })

  expect(times).toEqual([AT, '2026-11-24T02:32:34.608Z', '2026-11-24T02:32:34.609Z', '2026-11-24T03:00:00.000Z'])
})

test('versions that were written elsewhere keep their times', async () => {
  const times: string[] = []
  const db = dateVersionsApart({
    createVersion: async (args: { updatedAt: string }) => void times.push(args.updatedAt),
  } as never) as { createVersion: (args: { updatedAt: string; req?: PayloadRequest }) => Promise<void> }

  await db.createVersion({ updatedAt: AT })
  await db.createVersion({ updatedAt: AT, req: keepingTimes({} as PayloadRequest) })

  expect(times).toEqual([AT, AT])
})
