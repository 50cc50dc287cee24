import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import { test } from '../../tests/test'
import { env } from '@/env'

const root = resolve(import.meta.dirname, '../../..')

/** A script of Payload's, on the database of this test. */
function run(script: string, args: string[], changes: Record<string, string>) {
  const bin = resolve(root, 'node_modules/payload/bin.js')
  const { status, stderr } = spawnSync(process.execPath, [bin, 'run', script, '--', ...args], {
    cwd: resolve(root, 'cms'),
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URI: env.DATABASE_URI, DATA_DIR: env.DATA_DIR, ...changes },
  })
  return { status, said: stderr.trim().split('\n') }
}

test('demo content that cannot be made is said, and keeps the system from starting with a part of it', ({
  payload: _,
}) => {
  const { said, status } = run('src/seed/run.ts', [], {
    CLAMD: 'tcp://127.0.0.1:9',
    SEED_ADMIN_EMAIL: 'first@rasikh.example',
    SEED_ADMIN_PASSWORD: 'a-long-password-of-the-first',
  })

  expect(status).toBe(1)
  expect(said.at(-1)).toMatch(/^ {2}file: /)
})

test('a move that cannot be made ends with a sentence', async ({ payload }) => {
  await payload.create({ collection: 'rejection-reasons', data: { title: 'Reason' }, locale: 'en' })

  const { said, status } = run('src/move/run.ts', ['import', '/nowhere.jsonl'], {})

  expect(status).toBe(1)
  expect(said.at(-1)).toMatch(/^The target is not empty\. .* delete what a move that broke off has written\.$/)
})
