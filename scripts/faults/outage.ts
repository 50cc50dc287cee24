import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Candidates } from './forms/Candidates.ts'
import { Records } from './forms/Records.ts'
import { KeptMessage } from './outage/KeptMessage.ts'
import { Visitors } from './outage/Visitors.ts'
import { WholeSystem } from './outage/WholeSystem.ts'
import { must, until } from './publish/until.ts'
import type { Fault, FaultContext, Topic } from './Topic.ts'

// An hour of one visit a second: a third of it with the database locked, the rest without the CMS.
const VISITS = 3_600
const CANDIDATES = 40
const PUBLISHES = 12
const PORT = 5560
const LIVE_WITHIN = 120_000
const SENT_WITHIN = 120_000

interface Article {
  id: string
  slug: string
  title: string
}

async function listArticles(system: WholeSystem): Promise<Article[]> {
  const where = 'where[_status][equals]=published'
  const { data } = await system.call(
    'GET',
    `/api/blogs?limit=${PUBLISHES}&depth=0&locale=en&sort=-publishedAt&${where}`,
  )
  const articles = (data.docs ?? []) as Article[]
  must(articles.length > 0, 'There is no published article.')
  return articles
}

const publish = (system: WholeSystem, { id }: Article, title: string) =>
  system.call('PATCH', `/api/blogs/${id}?locale=en&depth=0`, { title, _status: 'published' })

async function isLive(system: WholeSystem, { slug }: Article, title: string): Promise<boolean> {
  const answer = await fetch(`${system.origin}/blog/${slug}`)
  return (await answer.text()).includes(title)
}

function isStored(database: DatabaseSync, message: string): boolean {
  const rows = database.prepare('select reference from contacts where message = ?').all(message)
  must(rows.length < 2, 'The kept message was stored twice.')
  return rows.length === 1
}

const outage: Fault = {
  name: 'database, then CMS, away for an hour of visits',
  async run(context: FaultContext) {
    const visits = Number(context.option('visits') ?? VISITS)
    const system = new WholeSystem(
      resolve(context.option('data') ?? join(context.folder, 'data')),
      Number(context.option('port') ?? PORT),
    )
    context.cleanUp(() => system.stop())
    await system.prepareAndStart()
    await system.signIn()
    const visitors = new Visitors(system.origin)
    await visitors.lookAround()
    must(visitors.paths.length > 50, `Only ${visitors.paths.length} pages were found.`)
    const articles = await listArticles(system)
    const records = new Records(system.dataDir)
    const candidates = new Candidates(system.origin, records, 0, CANDIDATES)

    context.note('the database is locked')
    const other = new DatabaseSync(join(system.dataDir, 'cms.sqlite'), { timeout: 20_000 })
    context.cleanUp(() => other.close())
    other.exec('begin immediate')
    const sending = candidates.sendAll()
    // Told of at the end: the rest goes on meanwhile.
    sending.catch(() => undefined)
    await visitors.visit(Math.round(visits / 3))
    const editor = await publish(system, articles[0] as Article, 'A title that was refused')
    must(editor.status >= 500, `An editor was answered ${editor.status} while nothing could be written.`)
    other.exec('rollback')

    // What an editor was told is saved must survive that the CMS dies in the same moment.
    const saved: [Article, string][] = []
    for (const [at, article] of articles.entries()) {
      const title = `Outage ${at} of ${Date.now()}`
      const { status } = await publish(system, article, title)
      if (status === 200) saved.push([article, title])
    }
    await system.end('cms')
    must(saved.length === articles.length, `Only ${saved.length} of ${articles.length} articles could be published.`)

    context.note('the CMS is away')
    const person = new KeptMessage(system.origin)
    context.cleanUp(() => person.close())
    const before = visitors.visits
    const [said] = await Promise.all([person.send(), visitors.visit(visits - before)])
    const refused = await system.call('PATCH', `/api/blogs/${articles[0]?.id}`, { title: 'x' })
    must(refused.status === 503, `An editor was answered ${refused.status} without a CMS.`)

    context.note('everything is back')
    await system.start('cms')
    await sending
    await person.notice()
    await until('the kept message is stored', SENT_WITHIN, () => isStored(other, person.text), 500)
    const lost = candidates.submissions.filter((each) => records.referenceOf(each) !== each.reference)
    must(lost.length === 0, `${lost.length} applications are lost.`)
    for (const [article, title] of saved)
      await until(`${title} is live`, LIVE_WITHIN, () => isLive(system, article, title), 200)
    records.mustBeSound()
    must(
      visitors.faults.length === 0,
      `${visitors.faults.length} visits failed: ${visitors.faults.slice(0, 3).join('; ')}`,
    )
    const { told } = candidates
    return [
      `${visitors.visits} visits to ${visitors.paths.length} addresses, 0 failed, slowest ${visitors.slowest.toFixed(0)} ms`,
      `${CANDIDATES} applications sent ${told.sentAgain + CANDIDATES} times (${[...told.refused].map(([status, times]) => `${times} × ${status}`).join(', ')}, ${told.unanswered} unanswered), 0 lost`,
      `a message in a browser was told “${said.slice(0, 40)}…” and was sent by itself`,
      `${saved.length} publishes whose CMS died at once, all live`,
    ].join('; ')
  },
}

// --visits N: how many visits the hour has; --port N: the first of three ports in a row; --data FOLDER: a data folder that is kept, so
// that the demo content is made once (its administrator: SEED_ADMIN_EMAIL and SEED_ADMIN_PASSWORD).
export const topic: Topic = {
  summary: 'the site, its forms and its editors while the database and the CMS are away',
  options: ['data', 'port', 'visits'],
  faults: [outage],
}
