import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Runs before each test file, so that `env.ts` reads a folder, a database and secrets of this file's own.
const { MONGODB_URI, VITEST_POOL_ID = '1' } = process.env

const databaseOf = (uri: string) => {
  const url = new URL(uri)
  url.pathname = `/diwan-int-${randomBytes(6).toString('hex')}`
  return url.href
}

Object.assign(process.env, {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'diwan-int-')),
  DATABASE_URI: MONGODB_URI ? databaseOf(MONGODB_URI) : '',
  PAYLOAD_SECRET: 'a secret that only the tests know, 1234',
  WEBHOOK_SECRET: `whsec_${Buffer.from('a signing secret for the tests only').toString('base64')}`,
  PUBLISHER_API_KEY: 'the-key-of-the-publisher-in-the-tests-1234',
  // Files that run side by side have publishers of their own.
  PUBLISHER_PORT: String(3118 + Number(VITEST_POOL_ID)),
  SITE_URL: 'http://localhost:3118',
  SMTP_URL: '',
})
