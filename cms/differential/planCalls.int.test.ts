import { expect } from 'vitest'
import { Api } from '../tests/Api'
import { createBlog } from '../tests/builders/createBlog'
import { test } from '../tests/test'
import { exportRecords } from '../src/move/exportRecords'
import type { MoveRecord } from '../src/move/MoveRecord'
import { makeCalls } from './makeCalls'
import { planCalls } from './planCalls'
import { Stored } from './Stored'

test('a seed always plans the same calls, about every collection, and each is answered', async ({ payload }) => {
  await createBlog(payload)
  const records: MoveRecord[] = []
  for await (const record of exportRecords(payload)) records.push(record)
  const plan = (seed: number) => planCalls(payload.config, new Stored(records), seed, 160)
  const calls = plan(1)

  expect(plan(1)).toEqual(calls)
  expect(plan(2)).not.toEqual(calls)
  for (const slug of ['blogs', 'applications', 'mails', 'audit-log'])
    expect(calls.some(({ path }) => path.startsWith(`/api/${slug}`))).toBe(true)

  payload.logger.level = 'silent'
  const answers = await makeCalls(payload, new Api(payload), calls)

  expect(answers).toHaveLength(calls.length)
  expect(new Set(answers.map(({ status }) => status))).toContain(200)
})
