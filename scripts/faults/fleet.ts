import { setTimeout as wait } from 'node:timers/promises'
import { chaos } from './fleet/chaos.ts'
import { Editor, MARKER } from './fleet/Editor.ts'
import { Fleet } from './fleet/Fleet.ts'
import { Senders } from './fleet/Senders.ts'
import { mustTrace } from './fleet/trace.ts'
import { mustBeWhole } from './publish/mustBeWhole.ts'
import { Reader } from './publish/Reader.ts'
import { must, until } from './publish/until.ts'
import { type Fault, type FaultContext, type Topic, Untried } from './Topic.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const MINUTES = 10
const PORT = 5590
const HEALTHY_WITHIN = 2 * MINUTE
// Jobs of a process that died are given back after five minutes.
const SENT_WITHIN = 8 * MINUTE
const READ_PAUSE = 100
/** Longer than the lease of eight seconds; the longest is what a laptop or a machine that is moved takes. */
const SLEEPS = [10, 2 * 60, 12, 9, 11, 10].map((seconds) => seconds * SECOND)
const MOST_BEFORE_SLEEP = 2 * SECOND
/** Long enough for the one that woke to write something, and to come back as a standby. */
const AWAKE = 10 * SECOND

const SUBMISSION = ['submission stored', 'mail queued', 'mail sent']
const PUBLISH = ['change recorded', 'nudge sent', 'nudge received', 'release is live', 'release.live']

/** Each message is there once, under the reference that its sender was told, with one mail to them. */
async function mustBeStoredOnce(fleet: Fleet, { prefix, sent }: Senders): Promise<void> {
  const contacts = Map.groupBy(await fleet.list(`/api/contacts?where[email][like]=${prefix}`), ({ email }) => email)
  const stored = sent.map(({ email, reference }) => ({ found: contacts.get(email) ?? [], reference }))
  const lost = stored.filter(({ found, reference }) => !found.some((each) => each.reference === reference))
  must(lost.length === 0, `${lost.length} messages are lost.`)
  const doubled = [...contacts.values()].filter(({ length }) => length > 1)
  must(doubled.length === 0, `${doubled.length} messages are stored more than once.`)
  must(contacts.size === sent.length, `${contacts.size} messages are stored, ${sent.length} were sent.`)
}

async function mustBeMailedOnce(fleet: Fleet, { prefix, sent }: Senders): Promise<{ twice: number }> {
  const list = async () => Map.groupBy(await fleet.list(`/api/mails?where[to][like]=${prefix}`), ({ to }) => to)
  const mails = await list()
  const wrong = sent.filter(({ email }) => mails.get(email)?.length !== 1)
  must(wrong.length === 0, `${wrong.length} senders have no mail or more than one in the queue.`)
  const isSent = async () => [...(await list()).values()].flat().every(({ status }) => status === 'sent')
  await until('every mail is sent', SENT_WITHIN, isSent, 3_000)
  const received = Map.groupBy(fleet.mails.received, ({ to }) => to)
  const missing = sent.filter(({ email }) => !received.has(email))
  must(missing.length === 0, `${missing.length} mails are called sent and never came.`)
  return { twice: sent.filter(({ email }) => (received.get(email)?.length ?? 0) > 1).length }
}

async function aFleet(context: FaultContext): Promise<Fleet> {
  const databaseUri = process.env.MONGODB_URI
  if (!databaseUri) throw new Untried('Several instances need MongoDB: set MONGODB_URI.')
  const url = new URL(databaseUri)
  url.pathname = `/${context.option('database') ?? `diwan-fleet-${Date.now()}`}`
  const fleet = new Fleet(context.folder, Number(context.option('port') ?? PORT), url.href)
  context.cleanUp(() => fleet.stop())
  context.note('the fleet starts')
  await fleet.prepareAndStart()
  return fleet
}

const randomKills: Fault = {
  name: '3 CMS and 2 publishers on one database, killed with -9 by chance',
  async run(context: FaultContext) {
    const fleet = await aFleet(context)
    const editor = new Editor(fleet)
    await editor.begin()

    const senders = new Senders(fleet)
    const reader = new Reader({ origin: fleet.shown, paths: editor.paths, marker: MARKER, pause: READ_PAUSE })
    reader.start()
    senders.start()
    editor.start()
    const killing = chaos([fleet.cms, fleet.publishers])
    const endsAt = Date.now() + Number(context.option('minutes') ?? MINUTES) * MINUTE
    while (Date.now() < endsAt) {
      await wait(1_000)
      context.note(`${killing.kills()} kills, ${senders.sent.length} messages, ${editor.publishes} publishes`)
    }
    await killing.stop()
    await Promise.all([senders.stop(), editor.stop()])

    context.note('everything comes to rest')
    await fleet.allAreUp(HEALTHY_WITHIN)
    const faults = [...senders.faults, ...editor.faults]
    must(faults.length === 0, `${faults.length} calls were refused, the first: ${faults[0]}`)
    const late = await editor.isLive()
    await reader.stop()
    mustBeWhole(reader)
    await mustBeStoredOnce(fleet, senders)
    const { twice } = await mustBeMailedOnce(fleet, senders)
    const cmsKills = fleet.cms.reduce((sum, { kills }) => sum + kills, 0)
    must(twice <= cmsKills, `${twice} mails came twice, with ${cmsKills} kills of a CMS.`)

    context.note('one message and one publish are traced')
    const last = await senders.sendOne()
    await mustTrace(fleet.dataDir, last.reference, SUBMISSION)
    await editor.publish()
    await editor.isLive()
    await mustTrace(fleet.dataDir, editor.lastRequest, PUBLISH)

    const again = senders.sent.filter(({ attempts }) => attempts > 1).length
    return [
      `${killing.kills()} kills (${cmsKills} of a CMS)`,
      `${senders.sent.length} messages (${again} sent again), 0 lost, 0 doubled`,
      `each mailed (${twice} twice, by a kill between sending and noting it)`,
      `${editor.publishes} publishes, the last one live ${(late / 1_000).toFixed(1)} s after the last kill`,
      `${reader.releases} releases read in ${reader.requests} requests, 0 mixed`,
      'one message and one publish traced through every step',
    ].join('; ')
  },
}

const sleepingLeaders: Fault = {
  name: 'the leading publisher stands still for longer than its lease, and goes on beside the one that took over',
  async run(context: FaultContext) {
    const fleet = await aFleet(context)
    const editor = new Editor(fleet)
    await editor.begin()
    const reader = new Reader({ origin: fleet.shown, paths: editor.paths, marker: MARKER, pause: READ_PAUSE })
    reader.start()
    editor.start()
    for (const [round, length] of SLEEPS.entries()) {
      const leader = await fleet.leader(HEALTHY_WITHIN)
      // Now and then in the middle of what it writes.
      await wait(Math.random() * MOST_BEFORE_SLEEP)
      leader.sleep()
      const successor = await fleet.leader(HEALTHY_WITHIN)
      must(successor !== leader, `${leader.name} leads while it stands still.`)
      await wait(length)
      leader.wake()
      await wait(AWAKE)
      context.note(`${round + 1} of ${SLEEPS.length} sleeps, ${editor.publishes} publishes`)
    }
    await editor.stop()
    await fleet.allAreUp(HEALTHY_WITHIN)
    must(editor.faults.length === 0, `${editor.faults.length} calls were refused, the first: ${editor.faults[0]}`)
    const late = await editor.isLive()
    // What the one that woke may still mean to write.
    await wait(AWAKE)
    await reader.stop()
    mustBeWhole(reader)
    const editions = reader.shown.map((marker) => Number(/\d+/.exec(marker)?.[0]))
    const older = editions.findIndex((edition, at) => edition < (editions[at - 1] ?? 0))
    must(older < 0, `Visitors saw edition ${editions[older]} after ${editions[older - 1]}.`)
    await editor.isLive()
    return [
      `${SLEEPS.length} sleeps of up to ${Math.max(...SLEEPS) / SECOND} s`,
      `${editor.publishes} publishes, the last one live after ${(late / SECOND).toFixed(1)} s`,
      `${reader.releases} releases read in ${reader.requests} requests, 0 mixed, none older than the one before`,
    ].join('; ')
  },
}

// --minutes N (10): how long it is killed; --port N: the first of eight ports in a row; --database NAME: one that is kept, so that
// the demo content is made once. MONGODB_URI names the server.
export const topic: Topic = {
  summary: 'messages, publishes and readers while instances of a fleet die',
  options: ['database', 'minutes', 'port'],
  faults: [randomKills, sleepingLeaders],
}
