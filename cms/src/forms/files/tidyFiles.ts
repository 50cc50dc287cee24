import { FILE_GRACE, UNUSED_FILE_GRACE } from '@diwan/shared/spec/operations'
import type { Payload } from 'payload'
import { privateFiles } from '@/files/store/stores'
import { removeUnnamed } from './removeUnnamed'

const AT_ONCE = 100

/** Removes private files that nothing needs: what a process left that died while storing, and what no record uses any more. */
export async function tidyFiles(payload: Payload, now = Date.now()): Promise<void> {
  const unused = await removeUnused(payload, now)
  const unnamed = await removeLeftovers(payload, now)
  if (unused + unnamed > 0)
    payload.logger.info(`files: ${unnamed} that no record named and ${unused} unused ones removed`)
}

/** Stored files without a record. A file that is being stored is older than its record, so the young ones stay. */
async function removeLeftovers(payload: Payload, now: number): Promise<number> {
  const stored = await privateFiles().list()
  const old = stored.filter(({ changedAt }) => changedAt < now - FILE_GRACE).map(({ name }) => name)
  let removed = 0
  for (let at = 0; at < old.length; at += AT_ONCE) removed += await removeUnnamed(payload, old.slice(at, at + AT_ONCE))
  return removed
}

/** Records of what candidates sent that no candidate and no application holds: they were deleted or merged. */
async function removeUnused(payload: Payload, now: number): Promise<number> {
  // All ids first: pages of a list whose rows are removed meanwhile would skip as many.
  const old = await listSentBefore(payload, new Date(now - UNUSED_FILE_GRACE))
  let removed = 0
  for (let at = 0; at < old.length; at += AT_ONCE) {
    const ids = old.slice(at, at + AT_ONCE)
    const used = await usedAmong(payload, ids)
    for (const id of ids.filter((each) => !used.has(each))) {
      await payload.delete({ collection: 'files', id, depth: 0, overrideAccess: true })
      removed++
    }
  }
  return removed
}

async function listSentBefore(payload: Payload, time: Date): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'files',
    where: { and: [{ kind: { in: ['cv', 'answer'] } }, { createdAt: { less_than: time.toISOString() } }] },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

async function usedAmong(payload: Payload, files: string[]): Promise<ReadonlySet<unknown>> {
  const all = { pagination: false, limit: 0, depth: 0, overrideAccess: true } as const
  const candidates = await payload.find({
    ...all,
    collection: 'applicants',
    where: { cvs: { in: files } },
    select: { cvs: true },
  })
  const applications = await payload.find({
    ...all,
    collection: 'applications',
    where: { or: [{ cv: { in: files } }, { 'answers.file': { in: files } }] },
    select: { cv: true, answers: true },
  })
  return new Set([
    ...candidates.docs.flatMap(({ cvs }) => cvs ?? []),
    ...applications.docs.flatMap(({ answers, cv }) => [cv, ...(answers ?? []).map(({ file }) => file)]),
  ])
}
