import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Runs before each test file, so `env.ts` reads a folder and secrets of this file's own.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'diwan-int-'))
process.env.PAYLOAD_SECRET = 'a secret that only the tests know, 1234'
process.env.WEBHOOK_SECRET = `whsec_${Buffer.from('a signing secret for the tests only').toString('base64')}`
process.env.PUBLISHER_API_KEY = 'the-publishers-key-in-the-tests-only-1234'
process.env.DATABASE_URI = ''
process.env.SMTP_URL = ''
process.env.SITE_URL = 'http://localhost:4399'
