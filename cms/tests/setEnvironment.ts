import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Runs before each test file. The files of one worker share a process, in which `env.ts` is read once: they come one after the other,
// and each finds the folder and the database empty.
const worker = globalThis as { hasEnvironment?: boolean }
if (!worker.hasEnvironment) await setEnvironment()
worker.hasEnvironment = true

// drizzle-kit, with which tests make and compare schemas, gives all arrays a method of its own; pdf.js does not begin where it finds one.
for (const name of Object.keys(Array.prototype)) Object.defineProperty(Array.prototype, name, { enumerable: false })

async function setEnvironment(): Promise<void> {
  const { MONGODB_URI, TEST_UPLOADS, VITEST_POOL_ID = '1' } = process.env
  const dataDir = mkdtempSync(join(tmpdir(), 'diwan-int-'))
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URI: MONGODB_URI ? databaseOf(MONGODB_URI) : '',
    PAYLOAD_SECRET: 'a secret that only the tests know, 1234',
    WEBHOOK_SECRET: `whsec_${Buffer.from('a signing secret for the tests only').toString('base64')}`,
    PUBLISHER_API_KEY: 'the-key-of-the-publisher-in-the-tests-1234',
    // Workers side by side have publishers of their own.
    PUBLISHER_PORT: String(3118 + Number(VITEST_POOL_ID)),
    SITE_URL: 'http://localhost:3118',
    SMTP_URL: '',
  })
  if (TEST_UPLOADS === 'bucket') {
    const { startBucket } = await import('./startBucket')
    // Among the rest of what is written, so that a search through everything finds what is in it.
    Object.assign(process.env, await startBucket(join(dataDir, 'bucket')))
  } else process.env.UPLOADS_BUCKET = ''
}

function databaseOf(uri: string): string {
  const url = new URL(uri)
  // The run drops what begins with this: see dropDatabases.ts.
  url.pathname = `/${process.env.TEST_DATABASES}-${process.pid}`
  return url.href
}
