import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { segments } from '../../cms/src/admin/segments.ts'
import { ADMIN, FormsSystem } from '../faults/forms/FormsSystem.ts'
import { readOptions } from '../readOptions.ts'
import { fillDatabase } from './admin/fillDatabase.ts'

// npm run bench:admin: how fast a full control panel answers, against a production build on a data folder and ports of its own.
const { values } = readOptions('npm run bench:admin [-- …]: measures the screens of a full control panel.', {
  blogs: { type: 'string', default: '10000' },
  records: { type: 'string', default: '20000' },
  vacancies: { type: 'string', default: '300' },
  /** Visits of each screen that are measured. */
  visits: { type: 'string', default: '20' },
  port: { type: 'string', default: '5570' },
  /** Only screens whose address contains this. */
  only: { type: 'string', default: '' },
})

const P95_LIMIT = 500
const WARM_UP = 3
const root = resolve(dirname(import.meta.filename), '../..')
const dataDir = join(root, '.data/bench-admin')
const visits = Number(values.visits)

const hidden = ['outbox', 'attempts', 'equal-opportunity-answers']
/** The hiring desk: its board, narrowed and in pieces, its panel and its reports. */
const desk = [
  '/admin/auth/applications?view=board',
  '/admin/auth/applications?view=reports',
  '/admin/auth/applications?open={application}',
  '/api/applications/board',
  '/api/applications/board?vacancy={vacancy}',
  '/api/applications/board?q=Candidate%20199',
  '/api/applications/board?stage=new&page=20',
  '/api/applications/changes?since={now}',
  '/api/applications/{application}/panel',
  '/admin/auth/applications?where[stage][equals]=new&where[vacancy][equals]={vacancy}',
]
const screens = [
  '/admin/auth/dashboard',
  ...Object.entries(segments)
    .filter(([slug]) => !hidden.includes(slug))
    .map(([, segment]) => `/admin/auth/${segment}`),
  '/admin/auth/translations',
  '/admin/auth/contacts?search=visitor',
  '/admin/auth/blogs?search=bench',
  '/admin/auth/contacts?where[status][equals]=new&page=50',
  '/api/admin/search?q=bench',
  ...desk,
].filter((screen) => screen.includes(values.only))

async function cookieOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`Could not sign in: ${answer.status}`)
  return `diwan-token=${token}`
}

/** Puts the newest application, a vacancy and this moment where an address names them. */
async function namesOf(url: string, Cookie: string): Promise<(screen: string) => string> {
  const newest = async (slug: string, sort: string) => {
    const answer = await fetch(`${url}/api/${slug}?limit=1&depth=0&sort=${sort}`, {
      headers: { Authorization: Cookie.replace('diwan-token=', 'JWT ') },
    })
    return ((await answer.json()) as { docs: { id: string }[] }).docs[0]?.id ?? ''
  }
  const application = await newest('applications', '-createdAt')
  const vacancy = await newest('vacancies', '-publishedAt')
  return (screen) =>
    screen
      .replace('{application}', application)
      .replace('{vacancy}', vacancy)
      .replace('{now}', new Date().toISOString())
}

async function measure(url: string, Cookie: string): Promise<{ times: number[]; status: number }> {
  const times: number[] = []
  let status = 0
  for (let visit = 0; visit < visits + WARM_UP; visit++) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers: { Cookie, Authorization: Cookie.replace('diwan-token=', 'JWT ') } })
    await answer.arrayBuffer()
    // The sign-in page is quick, and not what is measured.
    status = answer.url.includes('/admin/login') ? 401 : answer.status
    if (visit >= WARM_UP) times.push(performance.now() - startedAt)
  }
  return { times: times.sort((a, b) => a - b), status }
}

const at = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0

const isNew = !existsSync(join(dataDir, 'cms.sqlite'))
const system = new FormsSystem({ dataDir, port: Number(values.port), withContent: true })
let slow = 0
try {
  await system.prepareAndStart()
  if (isNew) {
    await system.stop()
    console.log(
      `▸ Filling the database: ${values.blogs} blogs, ${values.records} contacts and applications, ${values.vacancies} vacancies`,
    )
    fillDatabase(join(dataDir, 'cms.sqlite'), {
      entries: Number(values.blogs),
      records: Number(values.records),
      vacancies: Number(values.vacancies),
    })
    await system.start()
  }
  const cookie = await cookieOf(system.url)
  const named = await namesOf(system.url, cookie)
  for (const screen of screens) {
    const { times, status } = await measure(system.url + named(screen), cookie)
    const p95 = at(times, 0.95)
    const holds = p95 <= P95_LIMIT && status === 200
    if (!holds) slow += 1
    const figures = `p50 ${at(times, 0.5).toFixed(0).padStart(5)} ms  p95 ${p95.toFixed(0).padStart(5)} ms`
    console.log(`${holds ? '✓' : '✗'} ${screen.padEnd(58)} ${figures}${status === 200 ? '' : `  (${status})`}`)
  }
} finally {
  await system.stop()
}
console.log(
  slow === 0
    ? `Every screen answers within ${P95_LIMIT} ms (p95).`
    : `${slow} screens are slower than ${P95_LIMIT} ms.`,
)
process.exitCode = slow === 0 ? 0 : 1
