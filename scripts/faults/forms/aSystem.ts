import { join } from 'node:path'
import type { FaultContext } from '../Topic.ts'
import { Candidates } from './Candidates.ts'
import { FormsSystem } from './FormsSystem.ts'
import { Records } from './Records.ts'

const PORT = 5480

/** How many of the thousand submissions each fault gets; `--submissions 100` makes it a tenth. */
export function shareOf(context: FaultContext, share: number): number {
  return Math.max(4, Math.round((Number(context.option('submissions') ?? 1_000) * share) / 1_000))
}

interface Options {
  count: number
  dataDir?: string
  smtpUrl?: string
  /** Through which address the candidates send; the CMS's own unless given. */
  through?: string
}

/** A running CMS with an empty database, and candidates who are about to send. */
export async function aSystem(context: FaultContext, { count, dataDir, smtpUrl, through }: Options) {
  const folder = dataDir ?? join(context.folder, 'data')
  const system = new FormsSystem({
    dataDir: folder,
    port: PORT,
    logFolder: context.folder,
    ...(smtpUrl ? { smtpUrl } : {}),
  })
  context.cleanUp(() => system.stop())
  await system.prepareAndStart()
  const records = new Records(folder)
  const candidates = new Candidates(through ?? system.url, records, 0, count)
  return { system, records, candidates }
}

/** The figure of a fault that held. */
export function figureOf({ submissions, told }: Candidates, more: string[]): string {
  const refusals = [...told.refused].map(([status, times]) => `${times} × ${status}`)
  return [
    `${submissions.length} sent, 0 lost, 0 doubled, ${submissions.length} sha256 equal`,
    `${told.sentAgain} sent again (${[...refusals, `${told.unanswered} without an answer`].join(', ')})`,
    ...more,
  ].join('; ')
}
