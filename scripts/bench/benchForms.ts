import { randomBytes, randomUUID } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMIN, FormsSystem } from '../faults/forms/FormsSystem.ts'
import { readOptions } from '../readOptions.ts'
import { cpuSeconds, startBareRoute } from './forms/bareRoute.ts'
import { type Call, type Load, load, percentile } from './forms/load.ts'

// npm run bench:forms: what the forms cost against a production build, on a data folder and ports of their own.
const { values } = readOptions('npm run bench:forms [-- …]: measures what the forms cost.', {
  /** Contact forms that are measured. */
  calls: { type: 'string', default: '1600' },
  port: { type: 'string', default: '5470' },
})

const CONNECTIONS = 16
const CONTACT_P95 = 150
const CPU_FACTOR = 8
const APPLICATIONS = 50
const APPLICATION_P95 = 3_000

const root = resolve(dirname(import.meta.filename), '../..')
const calls = Number(values.calls)
const port = Number(values.port)
const address = (number: number) => `10.9.${(number >> 8) & 255}.${number & 255}`

const aContact = (number: number): Call => ({
  path: '/api/contacts/submit',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': address(number),
  },
  body: JSON.stringify({
    kind: 'contact',
    locale: number % 2 ? 'ar' : 'en',
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    phone: '+966501234567',
    message: 'We would like to open an office in Riyadh, and have questions about licences. '.repeat(4),
    consent: 'true',
    page: '/contact-us',
    website: '',
    openFor: 45_000,
  }),
})

function anApplication(number: number): Call {
  const boundary = randomUUID()
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fields = field('name', `Candidate ${number}`) + field('email', `bench-${randomUUID()}@example.com`)
  const cv = Buffer.from(randomBytes(1024 * 1024).toString('hex'))
  return {
    path: '/api/applications/submit',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      Accept: 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': address(number),
    },
    body: Buffer.concat([
      Buffer.from(fields + field('phone', '+966501234567') + field('consent', 'true')),
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n1 0 obj<<>>stream\n`,
      ),
      cv,
      Buffer.from(`\nendstream endobj\ntrailer<<>>\n%%EOF\r\n--${boundary}--\r\n`),
    ]),
  }
}

/** Saves a draft again and again, as an editor's autosave does; resolves to how many times, and what failed. */
function anEditor(url: string) {
  let isDone = false
  const edit = async () => {
    const json = { 'Content-Type': 'application/json' }
    const login = await fetch(`${url}/api/users/login`, { method: 'POST', headers: json, body: JSON.stringify(ADMIN) })
    const { token } = (await login.json()) as { token?: string }
    const headers = { ...json, Authorization: `JWT ${token}` }
    const { docs } = (await (await fetch(`${url}/api/blogs?limit=1&depth=0`, { headers })).json()) as {
      docs: { id: string }[]
    }
    const seen = { saves: 0, failed: 0 }
    for (let number = 0; !isDone; number++) {
      const answer = await fetch(`${url}/api/blogs/${docs[0]?.id}?draft=true&autosave=true`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ excerpt: `Saved while applications arrive, ${number}` }),
      })
      if (answer.ok) seen.saves++
      else seen.failed++
      await answer.arrayBuffer()
      await wait(200)
    }
    return seen
  }
  const editing = edit()
  return async () => {
    isDone = true
    return editing
  }
}

const errorsOf = ({ errors }: Load) => [...errors].map(([what, times]) => `${times} × ${what}`).join(', ') || '0'
const rows: [name: string, figure: string, limit: string, holds: boolean][] = []
const ms = (value: number) => `${Math.round(value)} ms`

const system = new FormsSystem({ dataDir: join(root, '.data/bench-forms'), port, withContent: true })
const bare = await startBareRoute(port + 5)
try {
  await system.prepareAndStart()
  // What runs for the first time is compiled then.
  await load(bare.url, CONNECTIONS, 400, (number) => ({ ...aContact(number), path: '/api/submit' }))
  await load(system.url, CONNECTIONS, 200, aContact)

  const cpuOf = async (pid: number, work: () => Promise<Load>) => {
    const before = cpuSeconds(pid)
    const seen = await work()
    return { seen, perCall: ((cpuSeconds(pid) - before) / seen.latencies.length) * 1_000 }
  }
  const nothing = await cpuOf(bare.pid, () =>
    load(bare.url, CONNECTIONS, calls * 2, (number) => ({ ...aContact(number), path: '/api/submit' })),
  )
  const contact = await cpuOf(system.pid, () =>
    load(system.url, CONNECTIONS, calls, (number) => aContact(number + 1_000)),
  )
  const p95 = percentile(contact.seen, 0.95)
  const factor = contact.perCall / nothing.perCall
  rows.push(
    ['contact form, 16 connections, p95', ms(p95), ms(CONTACT_P95), p95 <= CONTACT_P95],
    ['contact form, errors', errorsOf(contact.seen), '0', contact.seen.errors.size === 0],
    [
      'contact form, CPU against a bare route',
      `${factor.toFixed(1)} × (${contact.perCall.toFixed(2)} to ${nothing.perCall.toFixed(2)} ms)`,
      `${CPU_FACTOR} ×`,
      factor <= CPU_FACTOR,
    ],
  )
  console.log(
    `contact: ${(calls / contact.seen.seconds).toFixed(0)} a second, p50 ${ms(percentile(contact.seen, 0.5))}`,
  )

  const stopEditing = anEditor(system.url)
  await wait(1_000)
  const applications = Array.from({ length: APPLICATIONS }, (_, number) => anApplication(number))
  const applied = await load(system.url, APPLICATIONS, APPLICATIONS, (number) => applications[number] as Call)
  const { failed, saves } = await stopEditing()
  const appliedP95 = percentile(applied, 0.95)
  rows.push(
    [
      '50 applications with a CV of 2 MB at once, p95',
      ms(appliedP95),
      ms(APPLICATION_P95),
      appliedP95 <= APPLICATION_P95,
    ],
    ['50 applications, errors', errorsOf(applied), '0', applied.errors.size === 0],
    ['the editor meanwhile', `${saves} saved, ${failed} failed`, '0 failed', failed === 0 && saves > 0],
  )
} finally {
  await system.stop()
  bare.stop()
}

const width = Math.max(...rows.map(([name]) => name.length))
for (const [name, figure, limit, holds] of rows) {
  console.log(`${holds ? '✓' : '✗'} ${name.padEnd(width)}  ${figure}  (at most ${limit})`)
}
process.exitCode = rows.every(([, , , holds]) => holds) ? 0 : 1
