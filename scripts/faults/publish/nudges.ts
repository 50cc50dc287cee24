import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../Topic.ts'
import { aLiveRig, aReader, markerOf, mustBeReportedOnce } from './aRig.ts'
import { mustBeWhole } from './mustBeWhole.ts'
import type { Row } from './Rig.ts'
import { must, until } from './until.ts'

const PATIENCE = 60_000
const HOUR = 3_600_000

export const nudgesInDisorder: Fault = {
  name: 'nudges lost, duplicated, reordered, replayed, stale and forged',
  async run(context) {
    const { rig, shown } = await aLiveRig(context)
    const title = (n: number) => rig.cms.save(shown.name, (body) => ({ ...body, title: markerOf(n) }))
    const [collection = '', id = ''] = shown.name.split('/')
    const rows: Row[] = Array.from({ length: 20 }, (_, n) => {
      title(n + 1)
      return { outbox: `row-${n}`, collection, id }
    })
    rig.rows.push(...rows)
    for (const row of [...rows].reverse()) {
      must((await rig.nudge([row])) === 202, 'A nudge was not taken.')
      must((await rig.nudge([row, row])) === 202, 'A duplicate was not taken.')
    }
    await rig.settled()
    const isShown = async (n: number) => (await rig.page(shown.paths[0] as string)).includes(markerOf(n))
    must(await isShown(20), 'The last content did not win.')
    for (const row of rows) await rig.nudge([row])
    await rig.settled()

    const refused = await Promise.all([
      rig.nudge(rows.slice(0, 1), { secret: `whsec_${Buffer.from('another').toString('base64')}` }),
      rig.nudge(rows.slice(0, 1), { at: new Date(Date.now() - 6 * 60_000) }),
      rig.nudge(rows.slice(0, 1), { at: new Date(Date.now() + 6 * 60_000) }),
      rig.nudge(rows.slice(0, 1), { secret: `whsec_${Buffer.from('x').toString('base64')}`, path: '/control' }),
      fetch(`http://127.0.0.1:${rig.ports.publisher}/nudge`, { method: 'POST', body: '{}' }).then(
        ({ status }) => status,
      ),
    ])
    must(
      refused.every((status) => status === 401),
      `Forged and stale messages got ${refused.join(', ')}.`,
    )

    title(21)
    const found = await until('a change whose nudge was lost is live', 2 * PATIENCE, () => isShown(21), 250)
    await rig.settled()
    await mustBeReportedOnce(rig)
    return `60 nudges of 20 changes taken, last content won, each reported once; ${refused.length} forged and stale ones got 401; a lost one was found after ${(found / 1_000).toFixed(1)} s`
  },
}

export const twoPublishers: Fault = {
  name: 'two publishers on one folder',
  async run(context) {
    const { rig, shown } = await aLiveRig(context)
    const reader = aReader(rig, shown)
    reader.start()
    const leader = rig.publisher
    const otherPort = rig.ports.publisher + 2
    const other = rig.start({ port: otherPort })
    await until('the second one waits', PATIENCE, async () => (await rig.status(otherPort))?.state === 'standby')
    const row = { outbox: 'r', collection: 'blogs', id: shown.name.split('/')[1] ?? '' }
    must((await rig.nudge([row], { port: otherPort })) === 503, 'The waiting publisher took a nudge.')
    rig.publish(shown.name, markerOf(1))
    await rig.settled()
    const begun = performance.now()
    await rig.kill('SIGKILL', leader)
    await until('the second one leads', PATIENCE, async () => (await rig.status(otherPort))?.state === 'idle')
    const tookOver = performance.now() - begun
    rig.ports.publisher = otherPort
    rig.publish(shown.name, markerOf(2))
    const isShown = async () => (await rig.page(shown.paths[0] as string)).includes(markerOf(2))
    await until('a change goes live through it', PATIENCE, isShown)
    await rig.settled()
    must(other.exitCode === null, 'The second publisher ended.')
    await reader.stop()
    mustBeWhole(reader)
    await mustBeReportedOnce(rig)
    return `one led, the other waited (503) and took over ${(tookOver / 1_000).toFixed(1)} s after the first was killed, ${reader.rounds} whole rounds, 0 mixed`
  },
}

export const clockJumps: Fault = {
  name: 'clock jumps forward and back',
  async run(context) {
    const { rig, shown } = await aLiveRig(context)
    const clock = join(context.folder, 'clock')
    const set = (offset: number) => writeFileSync(clock, String(offset))
    set(0)
    await rig.kill('SIGTERM')
    rig.start({ preload: join(import.meta.dirname, 'shiftClock.ts'), env: { CLOCK: clock } })
    await rig.settled()
    const vacancy = [...rig.cms.documents.values()].find(
      ({ collection, locales }) => collection === 'vacancies' && locales.en?.state === 'open',
    )
    must(vacancy !== undefined, 'The demo content has no open vacancy.')
    const closesAt = new Date(Date.now() + 2 * HOUR).toISOString()
    rig.cms.save(`vacancies/${vacancy.id}`, (body) => ({ ...body, closesAt }))
    await rig.nudge([{ outbox: crypto.randomUUID(), collection: 'vacancies', id: vacancy.id }])
    await rig.settled()
    const path = `/job-details/${String(vacancy.locales.en?.slug)}`
    const isOpen = async () => (await rig.page(path)).includes('"JobPosting"')
    must(await isOpen(), `${path} is not shown as open.`)

    set(3 * HOUR)
    const closed = await until(
      'the vacancy closes when the clock jumps past its end',
      PATIENCE,
      async () => !(await isOpen()),
    )
    set(-3 * HOUR)
    const [collection = '', id = ''] = shown.name.split('/')
    const publish = async (n: number, offset: number) => {
      rig.cms.save(shown.name, (body) => ({ ...body, title: markerOf(n) }))
      const at = new Date(Date.now() + offset)
      must(
        (await rig.nudge([{ outbox: crypto.randomUUID(), collection, id }], { at })) === 202,
        'A nudge was not taken.',
      )
      await until(`change ${n} is live`, PATIENCE, async () =>
        (await rig.page(shown.paths[0] as string)).includes(markerOf(n)),
      )
    }
    await publish(1, -3 * HOUR)
    set(0)
    await publish(2, 0)
    await until('the vacancy is open again when the clock is right again', 2 * PATIENCE, isOpen, 250)
    await rig.settled()
    return `closed ${(closed / 1_000).toFixed(1)} s after a jump of 3 h forward; publishes went live 6 h back and after the clock was right again; the vacancy reopened`
  },
}
