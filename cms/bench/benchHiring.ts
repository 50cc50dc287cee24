import './prepare'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Migration } from 'payload'

// npm run bench:hiring: what the board and the lists cost with many applications, through Payload's own router.
const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '20000' },
    vacancies: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '40' },
  },
})
/** The slowest one in twenty may take this long. */
const LIMIT_MS = 500

const { default: config } = await import('../src/payload.config')
const { getPayload, handleEndpoints } = await import('payload')
const { migrations } = await import('../src/migrations')
const { fillDesk } = await import('./fillDesk')
const { env } = await import('../src/env')

const payload = await getPayload({ config, disableOnInit: true })
payload.logger.level = 'warn'
await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
const password = 'a long password for measuring'
const email = 'bench@rasikh.example'
await payload.create({ collection: 'users', data: { name: 'Bench', email, password, role: 'recruiter' } as never })
const { token } = await payload.login({ collection: 'users', data: { email, password } })
const vacancies = await fillDesk(payload, Number(values.applications), Number(values.vacancies))
const row = (await payload.find({ collection: 'applications', limit: 1, sort: '-createdAt' })).docs[0]

const calls: Record<string, string> = {
  board: '/api/applications/board',
  'board of one vacancy': `/api/applications/board?vacancy=${vacancies[7]}`,
  'board, searched': '/api/applications/board?q=Layla%20Saleh',
  'board, rated and old': '/api/applications/board?rating=4&age=14',
  'more of a column': '/api/applications/board?stage=new&page=20',
  changes: `/api/applications/changes?since=${new Date().toISOString()}`,
  panel: `/api/applications/${row?.id}/panel`,
  'list of applications': '/api/applications?limit=25&sort=-createdAt&depth=1',
  'list, by stage and vacancy': `/api/applications?where[stage][equals]=new&where[vacancy][equals]=${vacancies[3]}&limit=25`,
  'list of applicants': '/api/applicants?limit=25&sort=name&where[name][like]=Huda',
  'list of vacancies': '/api/vacancies?limit=25&sort=-publishedAt&draft=true',
}

const authorization = { Authorization: `JWT ${token}` }
const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0
let failed = 0
console.log(`${values.applications} applications, ${values.vacancies} vacancies, ${values.rounds} calls each\n`)
for (const [name, path] of Object.entries(calls)) {
  const times: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const request = new Request(`${env.SITE_URL}${path}`, { headers: authorization })
    const started = performance.now()
    const response = await handleEndpoints({ config, request, path: path.split('?')[0] })
    await response.arrayBuffer()
    times.push(performance.now() - started)
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
  }
  const p95 = percentile(times, 0.95)
  if (p95 > LIMIT_MS) failed++
  console.log(
    `${name.padEnd(28)} p50 ${percentile(times, 0.5).toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms${p95 > LIMIT_MS ? '   too slow' : ''}`,
  )
}
await payload.destroy()
await rm(env.DATA_DIR, { recursive: true, force: true })
process.exit(failed > 0 ? 1 : 0)
