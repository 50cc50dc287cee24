import { figuresOf } from '../bench/publish/figures.ts'
import type { Target } from './Target.ts'

const PER_SECOND = 100
const SECONDS = 10
/** Accounts of the attack's own: each takes 50 wrong passwords an hour. */
const ACCOUNTS = 4
const SAMPLES = 124
const QUIET_SAMPLES = 20
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
export async function attackLogins(target: Target): Promise<string[][]> {
  const accounts = await makeAccounts(target)
  try {
    return [await compareAccounts(target, accounts.emails), ...(await flood(target))]
  } finally {
    for (const id of accounts.ids)
      await target.send('an account', `/api/users/${id}`, { method: 'DELETE', asAdmin: true })
  }
}

async function makeAccounts(target: Target) {
  const emails = Array.from({ length: ACCOUNTS }, () => `known-${crypto.randomUUID()}@x.example`)
  const ids: string[] = []
  for (const email of emails) {
    const password = crypto.randomUUID()
    const body = { email, password, name: 'Known', role: 'recruiter' }
    const { status, text } = await target.post('an account', '/api/users', body, { asAdmin: true })
    if (status !== 201) throw new Error(`No account could be made (${status}): ${text.slice(0, 200)}`)
    ids.push((JSON.parse(text) as { doc: { id: string } }).doc.id)
  }
  return { emails, ids }
}

const guess = (target: Target, email: string) =>
  target.sendLean('a guess', '/api/users/login', { email, password: 'a wrong guess, and long' })

async function compareAccounts(target: Target, known: string[]): Promise<string[]> {
  const refused = async (email: string) => {
    const { status } = await guess(target, email)
    if (status !== 401) throw new Error(`A wrong password for ${email} is answered ${status}.`)
  }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let sample = 0; sample < SAMPLES; sample++) {
    // Taken in turns, each as often first, so that whatever else the machine does falls on both alike.
    const turns = [
      async () => times.known.push(await timeOf(() => refused(known[sample % known.length] ?? ''))),
      async () => times.unknown.push(await timeOf(() => refused(`nobody-${crypto.randomUUID()}@x.example`))),
    ]
    for (const turn of sample % 2 ? turns : turns.reverse()) await turn()
  }
  const difference = Math.abs(median(times.known) - median(times.unknown))
  if (difference >= MAX_DIFFERENCE) target.fault(`known and unknown accounts differ by ${difference.toFixed(1)} ms`)
  return [
    'known and unknown accounts',
    `medians of ${SAMPLES} ${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms, ${difference.toFixed(1)} apart (below ${MAX_DIFFERENCE})`,
  ]
}

async function flood(target: Target): Promise<string[][]> {
  const page = () => timeOf(() => target.sendLean('a page in the flood', '/'))
  const form = () =>
    timeOf(() =>
      target.sendLean('a form in the flood', '/api/contacts/submit', aContact()).then(({ status, text }) => {
        if (status !== 201) target.fault(`a form in the flood is answered ${status}: ${text.slice(0, 80)}`)
      }),
    )
  const before = { page: await sampled(page), form: await sampled(form) }
  const statuses = new Map<number, number>()
  const guesses: Promise<void>[] = []
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
    guesses.push(
      guess(target, `flood-${sent % 300}@x.example`).then(
        ({ status }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND))
  }
  isOver = true
  const during = await felt
  await Promise.all(guesses)
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
  for (let sample = 0; sample < QUIET_SAMPLES; sample++) times.push(await work())
  return times
}
