import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fill, ownFileSystem } from '../publish/disks.ts'
import { must, until } from '../publish/until.ts'
import type { Fault } from '../Topic.ts'
import { aSystem, figureOf, shareOf } from './aSystem.ts'
import { cutNetwork } from './cutNetwork.ts'
import { MailServer } from './MailServer.ts'

const PROXY_PORT = 5490
const MAIL_PORT = 5491
const SHARES = { network: 300, kills: 300, locks: 150, disk: 150, mail: 100 }

export const networkCut: Fault = {
  name: 'network cut',
  async run(context) {
    const { candidates, records, system } = await aSystem(context, {
      count: shareOf(context, SHARES.network),
      through: `http://127.0.0.1:${PROXY_PORT}`,
    })
    const { cuts, server } = await cutNetwork(PROXY_PORT, Number(new URL(system.url).port))
    context.cleanUp(() => server.close())
    await candidates.sendAll()
    const { leftOver } = records.check(candidates.submissions)
    must(
      Object.values(cuts).every((times) => times > 0),
      `Not every step was cut: ${JSON.stringify(cuts)}`,
    )
    return figureOf(candidates, [
      `cut at head ${cuts.head}, body ${cuts.body}, end ${cuts.end}, answer ${cuts.answer}`,
      `${leftOver} files left over`,
    ])
  },
}

export const killed: Fault = {
  name: 'CMS killed with -9',
  async run(context) {
    const { candidates, records, system } = await aSystem(context, { count: shareOf(context, SHARES.kills) })
    let isDone = false
    let kills = 0
    const kill = async () => {
      const most = Math.max(3, Math.round(candidates.submissions.length / 15))
      while (!isDone && kills < most) {
        // Long enough to get through a few submissions, and never at the same moment of one.
        await wait(500 + Math.random() * 2_500)
        if (isDone) return
        await system.kill()
        kills++
        context.note(`${kills} kills, ${candidates.told.stored} stored`)
        await system.start()
      }
    }
    const killing = kill()
    await candidates.sendAll()
    isDone = true
    await killing
    const { leftOver } = records.check(candidates.submissions)
    records.mustBeSound()
    return figureOf(candidates, [`${kills} kills`, `${leftOver} files left over for the hourly tidying`])
  },
}

export const locked: Fault = {
  name: 'database locked by another process',
  async run(context) {
    const { candidates, records, system } = await aSystem(context, { count: shareOf(context, SHARES.locks) })
    let isDone = false
    let locks = 0
    const lock = async () => {
      const other = new DatabaseSync(join(system.dataDir, 'cms.sqlite'), { timeout: 20_000 })
      while (!isDone && locks < 6) {
        await wait(300 + Math.random() * 1_200)
        other.exec('begin immediate')
        locks++
        // Half of them longer than the CMS waits.
        await wait(locks % 2 ? 1_500 : 7_000)
        other.exec('commit')
      }
      other.close()
    }
    const locking = lock()
    await candidates.sendAll()
    isDone = true
    await locking
    const { leftOver } = records.check(candidates.submissions)
    must(leftOver === 0, `${leftOver} files of refused submissions are left.`)
    return figureOf(candidates, [`${locks} locks of 1.5 to 7 s`])
  },
}

export const diskFull: Fault = {
  name: 'disk full',
  async run(context) {
    const count = shareOf(context, SHARES.disk)
    const disk = ownFileSystem(context, `${count * 3 + 160}m`)
    mkdirSync(join(disk, 'data'))
    const { candidates, records } = await aSystem(context, { count, dataDir: join(disk, 'data') })
    const ballast = join(disk, 'ballast')
    let isDone = false
    let times = 0
    const fillAndFree = async () => {
      while (!isDone && times < 8) {
        await wait(200 + Math.random() * 800)
        // Full to the last byte, then with room for a part of a CV or of a transaction.
        fill(ballast)
        times++
        await wait(1_500)
        rmSync(ballast)
        await wait(800)
      }
    }
    const filling = fillAndFree()
    await candidates.sendAll()
    isDone = true
    await filling
    const { leftOver } = records.check(candidates.submissions)
    records.mustBeSound()
    must((candidates.told.refused.get(503) ?? 0) > 0, 'Nobody met the full disk.')
    return figureOf(candidates, [`full ${times} times`, `${leftOver} files left over`])
  },
}

export const mailDown: Fault = {
  name: 'mail server down',
  async run(context) {
    const { candidates, records } = await aSystem(context, {
      count: shareOf(context, SHARES.mail),
      smtpUrl: `smtp://127.0.0.1:${MAIL_PORT}`,
    })
    await candidates.sendAll()
    const { leftOver } = records.check(candidates.submissions)
    const attempted = () => records.mails().filter(({ error }) => error).length
    await until(
      'every mail was tried and says why it did not go',
      120_000,
      () => attempted() === candidates.submissions.length,
      500,
    )
    must(
      records.mails().every(({ status }) => status === 'queued'),
      'A mail was given up.',
    )

    const server = await new MailServer().start(MAIL_PORT)
    context.cleanUp(() => server.stop())
    const sent = () => records.mails().filter(({ status }) => status === 'sent').length
    await until('every mail has gone', 240_000, () => sent() === candidates.submissions.length, 500)
    const to = server.received.map((mail) => mail.to)
    must(new Set(to).size === candidates.submissions.length, `${new Set(to).size} people got a mail.`)
    must(to.length === candidates.submissions.length, `${to.length} mails went out.`)
    must(leftOver === 0, `${leftOver} files left over.`)
    return figureOf(candidates, [`${to.length} mails sent once each when the server was back`])
  },
}
