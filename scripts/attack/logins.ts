import { figuresOf } from '../bench/publish/figures.ts'
import type { Target } from './Target.ts'

const PER_SECOND = 100
const SECONDS = 10
const SAMPLES = 31
const MAX_DIFFERENCE = 10
/** What `bench:forms` asks of a contact form on a quiet system. */
const FORM_P95 = 150
const median = (times: number[]) => figuresOf(times).p50

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Line 4: whether time tells known from unknown accounts, and what visitors feel while passwords are guessed by the hundred. */
export async function attackLogins(target: Target, known: string): Promise<string[][]> {
  const guess = (email: string) =>
    target.sendLean('a guess', '/api/users/login', { email, password: 'a wrong guess, and long' })
  const refused = async (email: string) => {
    const { status } = await guess(email)
    if (status !== 401)
      throw new Error(`A wrong password for ${email} is answered ${status}. Start the system anew: it counts an hour.`)
  }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let sample = 0; sample < SAMPLES; sample++) {
    // Taken in turns, so that whatever else the machine does falls on both alike.
    times.known.push(await timeOf(() => refused(known)))
    times.unknown.push(await timeOf(() => refused(`nobody-${sample}@x.example`)))
  }
  const difference = Math.abs(median(times.known) - median(times.unknown))
  if (difference >= MAX_DIFFERENCE) target.fault(`known and unknown accounts differ by ${difference.toFixed(1)} ms`)

  const page = () => timeOf(() => target.sendLean('a page in the flood', '/'))
  const form = () =>
    timeOf(() =>
      target.sendLean('a form in the flood', '/api/contacts/submit', aContact()).then(({ status, text }) => {
        if (status !== 201) target.fault(`a form in the flood is answered ${status}: ${text.slice(0, 80)}`)
      }),
    )
  const before = { page: await sampled(page), form: await sampled(form) }
  const statuses = new Map<number, number>()
  const flood: Promise<void>[] = []
  let isOver = false
  const felt = (async () => {
    const during = { page: [] as number[], form: [] as number[] }
    while (!isOver) {
      during.page.push(await page())
      during.form.push(await form())
    }
    return during
  })()
  for (let sent = 0; sent < PER_SECOND * SECONDS; sent++) {
    flood.push(
      guess(`flood-${sent % 300}@x.example`).then(
        ({ status }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND))
  }
  isOver = true
  const during = await felt
  await Promise.all(flood)
  const { p95 } = figuresOf(during.form)
  if (p95 > FORM_P95) target.fault(`a form takes ${p95} ms in the flood, at the 95th of 100 (target ${FORM_P95})`)
  const figures = (times: number[]) => {
    const { max, p50, p95 } = figuresOf(times)
    return `p50 ${p50}, p95 ${p95}, worst ${max} ms`
  }
  const row = (name: string, quiet: number[], flooded: number[]) => [
    name,
    `quiet (${quiet.length}) ${figures(quiet)}; in the flood (${flooded.length}) ${figures(flooded)}`,
  ]
  return [
    [
      'known and unknown accounts',
      `medians ${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms, ${difference.toFixed(1)} apart (below ${MAX_DIFFERENCE})`,
    ],
    [
      'flood',
      `${PER_SECOND * SECONDS} guesses in ${SECONDS} s: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    ],
    row('the home page', before.page, during.page),
    row('the contact form', before.form, during.form),
  ]
}

const aContact = () => ({
  kind: 'contact',
  locale: 'en',
  name: 'Noura',
  email: `noura-${Math.random()}@x.example`,
  message: `A question that nobody asked before: ${Math.random()}`,
  consent: 'true',
  website: '',
  openFor: 45_000,
})

async function sampled(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let sample = 0; sample < 20; sample++) times.push(await work())
  return times
}
