import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Before the configuration is read: a folder and a database of the measurement's own.
Object.assign(process.env, {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'diwan-bench-')),
  DATABASE_URI: '',
  PAYLOAD_SECRET: 'a secret for measuring only, 1234567890',
  WEBHOOK_SECRET: `whsec_${Buffer.from('a signing secret for measuring').toString('base64')}`,
})
