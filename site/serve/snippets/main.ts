import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseHeaderRules } from '../headerRules.ts'
import { caddyHeaders } from './caddyHeaders.ts'
import { nginxHeaders } from './nginxHeaders.ts'

const writers = { nginx: nginxHeaders, caddy: caddyHeaders }
const [server = '', file = resolve(process.env.DATA_DIR || '.data', 'site/current/_headers'), ...more] =
  process.argv.slice(2)

const USAGE = 'Say for which server: npm run headers -- nginx|caddy [path of a _headers file]'
if (server === '--help') {
  console.log(USAGE)
  process.exit(0)
}
if (!Object.hasOwn(writers, server) || more.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
try {
  process.stdout.write(writers[server as keyof typeof writers](parseHeaderRules(readFileSync(file, 'utf8'))))
} catch (error) {
  console.error(
    `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}. Make a release first: npm start.`,
  )
  process.exit(1)
}
