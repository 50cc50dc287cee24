import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { collectedMemoryOf } from './collect.ts'
import { memoryOf, readPids, type Sample, trendOf } from './memory.ts'
import { end, readSoak, signIn } from './options.ts'

// npm run soak:mixed -- --origin http://localhost:4321 --data .data --email … --password … [--minutes 30]
// Visitors, people who send forms, and editors who publish, all at once and for long, on a system that runs: errors, and how the memory
// of each process goes: what it holds at any time, and what it holds once it has thrown away its garbage; both are judged. The first
// fifth of the time is warming up. The system runs with TRUST_PROXY=true, so that its senders are many. Exit 1 when something failed or a
// process grows.

const { origin, email, password, data, ...numbers } = readSoak(
  'npm run soak:mixed [-- …]: visitors, senders of forms and editors, all at once.',
  { minutes: '30', data: '.data' },
)
const MINUTES = Number(numbers.minutes)
/** Of what a process holds, an hour may add this much: more would be a leak that a month of running shows. */
const MAX_GROWTH = 0.1
const SAMPLE_EVERY = 2_000
const WARM_UP = 0.2
/** How often each process throws away its garbage to be measured. */
const COLLECTIONS = 20
const VISITORS = 6

const ends = Date.now() + MINUTES * 60_000
const began = Date.now()
const counts = new Map<string, { done: number; slowest: number; total: number }>()
const faults = new Map<string, number>()
let number = 0

function fault(what: string) {
  if (!faults.has(what)) console.log(`✗ ${new Date().toISOString()} ${what}`)
  faults.set(what, (faults.get(what) ?? 0) + 1)
}

/** One request of a kind; anything but the wanted answers is a fault. */
async function ask(kind: string, path: string, init: RequestInit = {}, wanted: readonly number[] = [200]) {
  const started = performance.now()
  const n = number++
  try {
    const answer = await fetch(`${origin}${path}`, {
      ...init,
      // Each from an address of its own, where the system is told to believe it.
      headers: {
        'X-Forwarded-For': `198.18.${(n >> 8) & 255}.${n & 255}`,
        ...(init.headers as Record<string, string>),
      },
      signal: AbortSignal.timeout(30_000),
    })
    const text = await answer.text()
    if (!wanted.includes(answer.status)) fault(`${kind}: ${answer.status} ${text.slice(0, 120)}`)
    return text
  } catch (error) {
    fault(`${kind}: ${String(error)}`)
    return ''
  } finally {
    const took = performance.now() - started
    const count = counts.get(kind) ?? { done: 0, slowest: 0, total: 0 }
    counts.set(kind, { done: count.done + 1, slowest: Math.max(count.slowest, took), total: count.total + took })
  }
}

/** Does something again and again with a pause between the beginnings, until the time is over. */
async function every(pause: number, work: () => Promise<unknown>) {
  while (Date.now() < ends) {
    const started = Date.now()
    await work()
    await wait(Math.max(0, Math.min(pause - (Date.now() - started), ends - Date.now())))
  }
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})

async function listPages(): Promise<string[]> {
  const listed = async (path: string) =>
    [...(await ask('map', path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const maps = await listed('/sitemap.xml')
  const pages = (await Promise.all(maps.filter((path) => path.endsWith('.xml')).map(listed))).flat()
  const found = [...new Set([...maps, ...pages])].filter((path) => !path.endsWith('.xml'))
  return [...found, '/builds/latest.json', '/blogs/menu-blogs', '/_payload.json']
}

function anApplication(): FormData {
  const form = new FormData()
  const n = number
  const pdf = `%PDF-1.7\n1 0 obj<<>>endobj\n% ${n} ${'.'.repeat(200_000)}\ntrailer<<>>\n%%EOF\n`
  const fields = {
    name: `Candidate ${n}`,
    email: `soak-${n}@example.com`,
    phone: '+966501234567',
    consent: 'true',
    locale: n % 2 ? 'ar' : 'en',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('cv', new File([pdf], `cv-${n}.pdf`, { type: 'application/pdf' }))
  return form
}

const dataDir = resolve(data ?? '.data')
const pids =
  readPids(dataDir) ?? end(`No system was started from ${dataDir} on this machine. Name its DATA_DIR with --data.`)
const token = await signIn({ email, origin, password })
const staff = { Authorization: `JWT ${token}` }
const pages = await listPages()
const { docs } = JSON.parse(
  await ask('list', '/api/blogs?limit=5&depth=0&locale=en&sort=-publishedAt&where[_status][equals]=published', {
    headers: staff,
  }),
) as { docs: { id: string; title: string }[] }
const samples = new Map<string, Sample[]>(Object.keys(pids).map((name) => [name, []]))

const collected = new Map<string, Sample[]>(Object.keys(pids).map((name) => [name, []]))

async function sampleCollected() {
  for (const [name, pid] of Object.entries(pids)) {
    const megabytes = await collectedMemoryOf(pid)
    if (megabytes !== null) collected.get(name)?.push({ at: (Date.now() - began) / 60_000, megabytes })
  }
}

function sample() {
  for (const [name, pid] of Object.entries(pids)) {
    const megabytes = memoryOf(pid)
    if (megabytes === null) fault(`${name} ended`)
    else samples.get(name)?.push({ at: (Date.now() - began) / 60_000, megabytes })
  }
}

let visited = 0
let turn = 0
const editor = (draft: string, status: object) => {
  const { id, title } = docs[turn++ % docs.length] as { id: string; title: string }
  return ask(draft ? 'draft saved' : 'published', `/api/blogs/${id}?locale=en&depth=0${draft}`, {
    ...json({ title: `${title} ${turn}`, ...status }, staff),
    method: 'PATCH',
  })
}
await Promise.all([
  ...Array.from({ length: VISITORS }, () => every(100, () => ask('page', pages[visited++ % pages.length] ?? '/'))),
  every(1_000, () =>
    ask(
      'contact form',
      '/api/contacts/submit',
      json({ name: 'Soak', email: `soak-${number}@example.com`, message: `A message ${number}`, consent: true }),
      [201],
    ),
  ),
  every(3_000, () => ask('application', '/api/applications/submit', { method: 'POST', body: anApplication() }, [201])),
  every(5_000, () => editor('', { _status: 'published' })),
  every(1_500, () => editor('&draft=true&autosave=true', {})),
  every(2_000, () => ask('list of the admin', '/api/applications/board', { headers: staff })),
  every(5_000, () => ask('admin screen', '/admin/auth/blogs', { headers: { Cookie: `diwan-token=${token}` } })),
  every(SAMPLE_EVERY, async () => sample()),
  every((MINUTES * 60_000) / COLLECTIONS, sampleCollected),
  every(60_000, async () =>
    console.log(
      `${((Date.now() - began) / 60_000).toFixed(0)} min, ${number} requests, ${[...faults.values()].reduce((a, b) => a + b, 0)} faults, ${[...samples].map(([name, all]) => `${name} ${all.at(-1)?.megabytes.toFixed(0) ?? '?'} MB`).join(', ')}`,
    ),
  ),
])
for (const { id, title } of docs)
  await ask('putting back', `/api/blogs/${id}?locale=en&depth=0`, {
    ...json({ title, _status: 'published' }, staff),
    method: 'PATCH',
  })

console.log(`\n${MINUTES} minutes, ${number} requests`)
for (const [kind, { done, slowest, total }] of counts)
  console.log(
    `  ${kind.padEnd(18)} ${String(done).padStart(7)}   mean ${(total / done).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
  )
let isFlat = true
console.log('\nMB per process after warming up → at the end, and MB per hour')
for (const [name, all] of samples) {
  const [held, heldLate] = [lineThrough(all), lineThrough(all, 0.6)]
  const [kept, keptLate] = [lineThrough(collected.get(name) ?? []), lineThrough(collected.get(name) ?? [], 0.6)]
  if (!held || !heldLate || !kept || !keptLate) end(`Too few samples of ${name}: let it run for longer.`)
  // Both: what fills up to its size and stays there is no leak.
  const grows = [
    [held, heldLate],
    [kept, keptLate],
  ].some((lines) => lines.every(({ end, perHour }) => perHour > MAX_GROWTH * end))
  isFlat &&= !grows
  console.log(
    `${name.padEnd(12)} held ${said(held)}   collected ${said(kept)}, late ${said(keptLate)}${grows ? '   grows' : ''}`,
  )
}
console.log(`\nfaults: ${faults.size === 0 ? 'none' : ''}`)
for (const [what, times] of faults) console.log(`  ${times} × ${what}`)
process.exitCode = faults.size === 0 && isFlat ? 0 : 1

/** Where the samples of a process begin and end, and the slope of the line through them, without the first part of the time. */
function lineThrough(all: readonly Sample[], from = WARM_UP) {
  const warm = all.filter(({ at }) => at > MINUTES * from)
  const [first, last] = [warm[0], warm.at(-1)]
  return first && last && warm.length > 4
    ? { begin: first.megabytes, end: last.megabytes, perHour: trendOf(warm).perHour }
    : null
}

function said({ begin, end, perHour }: { begin: number; end: number; perHour: number }): string {
  return `${begin.toFixed(0)} → ${end.toFixed(0)} (${perHour.toFixed(0)})`
}
