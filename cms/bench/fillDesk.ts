import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { inTransaction } from '../src/database/inTransaction'
import { nameKeyOf } from '../src/recruitment/duplicates/nameKeyOf'

const BATCH = 500
const stages = ['new', 'new', 'new', 'screening', 'screening', 'interview', 'offer', 'hired', 'rejected', 'rejected']
const first = ['Omar', 'Layla', 'Huda', 'Yousef', 'Salma', 'Fahad', 'Noura', 'Ahmad', 'Sara', 'Khaled']
const last = ['Hassan', 'Alharbi', 'Saleh', 'Qahtani', 'Nasser', 'Omari', 'Zahrani', 'Aziz', 'Faris', 'Mansour']
const id = () => randomBytes(12).toString('hex')

/** Fills a database with vacancies, and with applications of people of their own, spread over 300 days. */
export async function fillDesk(payload: Payload, applications: number, vacancies: number): Promise<string[]> {
  const stamp = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const common = { createdAt: stamp(0), updatedAt: stamp(0) }
  const jobs: string[] = []
  await inTransaction(payload, async (req) => {
    for (let n = 0; n < vacancies; n++) {
      const data = {
        id: id(),
        title: `Consultant ${n}`,
        slug: `consultant-${n}`,
        state: 'open',
        publishedAt: stamp(n),
        ...common,
      }
      const row = await payload.db.create({ collection: 'vacancies', data, req, locale: 'en' } as never)
      jobs.push(String((row as { id: string }).id))
    }
  })
  for (let start = 0; start < applications; start += BATCH) {
    await inTransaction(payload, async (req) => {
      for (let n = start; n < Math.min(start + BATCH, applications); n++) {
        const name = `${first[n % 10]} ${last[(n >> 3) % 10]} ${n}`
        const at = stamp(n * 20)
        const times = { createdAt: at, updatedAt: at }
        const person = { name, nameKey: nameKeyOf(name), email: `person${n}@bench.example`, city: 'Riyadh', ...times }
        const applicant = await payload.db.create({ collection: 'applicants', data: person, req })
        const data = {
          reference: `BE-${n}`,
          applicant: applicant.id,
          vacancy: jobs[n % jobs.length],
          stage: stages[n % stages.length],
          stageSince: at,
          revision: 0,
          rating: n % 4 === 0 ? 3 + (n % 3) : null,
          history: [{ id: id(), to: 'new', at }],
          idempotencyKey: `bench-${n}`,
          locale: n % 2 ? 'ar' : 'en',
          ...times,
        }
        await payload.db.create({ collection: 'applications', data, req })
      }
    })
  }
  return jobs
}
