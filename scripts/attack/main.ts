import { attackDoors } from './doors.ts'
import { inBrowser } from './inBrowser.ts'
import { attackLogins } from './logins.ts'
import { strings } from './strings/index.ts'
import { ownStrings } from './strings/own.ts'
import { kindOf, Target } from './Target.ts'
import { removeArticles, throughArticles } from './throughAdmin.ts'
import { throughFields, type Through } from './throughFields.ts'
import { attackUploads } from './uploads.ts'
import { throughLists, throughPublic } from './throughEndpoints.ts'
import { throughQueries } from './throughQueries.ts'

// npm run attack [-- strings | queries | fields | doors | uploads | logins] [--sample N]: hostile strings through every public endpoint
// and list parameter (strings) and every text of the admin, looked at in a browser (fields), ids and parameters that are none,
// requests that are none, files that are no CVs, and guessed passwords, against a system of your own on this machine (ATTACK_ORIGIN,
// default http://localhost:4321) as an administrator (ATTACK_EMAIL, ATTACK_PASSWORD); `--sample` takes N of the strings. Start the
// system with TRUST_PROXY=true: each request then counts as one sender's. Exit code 1 when something did not hold.
const topics = ['strings', 'queries', 'fields', 'doors', 'uploads', 'logins'] as const
const {
  ATTACK_EMAIL = 'admin@rasikh.example',
  ATTACK_ORIGIN = 'http://localhost:4321',
  ATTACK_PASSWORD = '',
  CLAMD = '',
  CMS_PORT = '3000',
  DATA_DIR = '.data',
  PUBLISHER_PORT = '4322',
} = process.env
const given = process.argv.slice(2)
const sampleAt = given.indexOf('--sample')
const sample = sampleAt < 0 ? strings.length : Number(given[sampleAt + 1])
const unknown = given.filter(
  (word, at) => !topics.some((topic) => topic === word) && (sampleAt < 0 || at < sampleAt || at > sampleAt + 1),
)
if (unknown.length > 0 || !(sample >= 1)) {
  console.error(`npm run attack [-- ${topics.join(' | ')}] [--sample N], not: ${given.join(' ')}`)
  process.exit(2)
}
const chosen = topics.filter((topic) => given.includes(topic))
const isChosen = (topic: (typeof topics)[number]) => chosen.length === 0 || chosen.includes(topic)

const target = new Target(ATTACK_ORIGIN)
const token = await target.signIn(ATTACK_EMAIL, ATTACK_PASSWORD).catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
// Spread over all kinds when not all are sent.
const sent = strings.filter((_, at) => at % Math.max(1, Math.round(strings.length / sample)) === 0)
const rows: string[][] = []

async function step(name: string, work: () => Promise<string>) {
  const [requests, faults, started] = [target.requests, target.faults.length, performance.now()]
  const figure = await work()
  const took = ((performance.now() - started) / 1_000).toFixed(0)
  rows.push([
    name,
    `${target.requests - requests} requests in ${took} s, ${target.faults.length - faults} faults${figure && `; ${figure}`}`,
  ])
  console.log(rows.at(-1)?.join(': '))
}

console.log(`${sent.length} of ${strings.length} strings`)
if (isChosen('strings')) {
  await step('public endpoints', async () => (await throughPublic(target, sent), ''))
  await step('list parameters', async () => (await throughLists(target, sent), ''))
}
if (isChosen('queries'))
  await step('ids and queries that are none', async () => `${await throughQueries(target)} calls`)
if (isChosen('fields')) {
  let articles: Awaited<ReturnType<typeof throughArticles>> = []
  const through: Through[] = []
  await step('whole articles', async () => {
    articles = await throughArticles(target, sent)
    return `${articles.length} articles`
  })
  await step('admin text fields', async () => {
    const one = await throughFields(target, sent, ownStrings.markup)
    through.push(one)
    return `${one.written} texts kept as they were in ${one.fields} fields of ${one.collections} collections`
  })
  await step('rendered in a browser', async () => {
    const { pages, scripts } = await inBrowser(
      target,
      articles,
      token,
      through.flatMap(({ screens }) => screens),
    )
    return `${pages} pages, ${scripts} scripts ran`
  })
  for (const one of through) await one.putBack()
  await removeArticles(target, articles)
}
if (isChosen('doors')) {
  const doors = [
    { name: 'web', port: Number(new URL(ATTACK_ORIGIN).port) },
    { name: 'cms', port: Number(CMS_PORT) },
    { name: 'publisher', port: Number(PUBLISHER_PORT) },
  ]
  const found = await attackDoors(target, doors)
  rows.push(...found)
  for (const row of found) console.log(row.join(': '))
}
if (isChosen('uploads')) {
  const found = await attackUploads(target, DATA_DIR, CLAMD)
  rows.push(...found)
  for (const row of found) console.log(row.join(': '))
}
if (isChosen('logins')) {
  const found = await attackLogins(target)
  rows.push(...found)
  for (const row of found) console.log(row.join(': '))
}

const kinds = Map.groupBy(target.faults, kindOf)
for (const [kind, faults] of kinds) console.log(`✗ ${faults.length} × ${kind}`)
console.log(`${target.requests} requests, ${target.faults.length} faults`)
process.exit(target.faults.length > 0 ? 1 : 0)
