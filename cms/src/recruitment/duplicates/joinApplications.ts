import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { againNote } from '@/recruitment/desk/systemNotes'
import { idOf } from '@/recruitment/idOf'
import { notFromRobots } from '@/recruitment/robots'
import { holdLetters, listStageLetters } from '@/recruitment/stages/stageLetters'
import { finalStages, stages } from '@/recruitment/stages/stages'

const all = { pagination: false, depth: 0, overrideAccess: true } as const

/**
 * Makes one of a person's applications for the same vacancy that nothing is decided about, as if they had applied twice from one
 * address: the one that has come furthest stays, and has what was written, answered and agreed about the others, and the newest CV.
 */
export async function joinApplications(req: PayloadRequest, applicant: string): Promise<void> {
  const where: Where = {
    and: [{ applicant: { equals: applicant } }, { stage: { not_in: [...finalStages] } }, notFromRobots],
  }
  const find = { ...all, collection: 'applications', where, sort: 'createdAt', showHiddenFields: true } as const
  const { docs } = await req.payload.find({ ...find, req })
  const forOne = docs.filter(({ vacancy }) => vacancy)
  for (const ofOne of Map.groupBy(forOne, ({ vacancy }) => idOf(vacancy)).values()) {
    const [kept, ...others] = ofOne.toSorted((a, b) => stages.indexOf(b.stage) - stages.indexOf(a.stage))
    if (kept && others.length > 0) await join(req, kept, others)
  }
}

async function join(req: PayloadRequest, kept: ApplicationDoc, others: readonly ApplicationDoc[]): Promise<void> {
  for (const { id } of others) {
    await holdLetters(req, await listStageLetters(req, id, { status: { equals: 'queued' } }))
    await moveTo(req, 'interviews', { application: { equals: id } }, { application: kept.id })
    await moveTo(req, 'hiring-tasks', { application: { equals: id } }, { application: kept.id })
    const relatedTo = { relationTo: 'applications', value: kept.id }
    await moveTo(req, 'mails', { 'relatedTo.value': { equals: id } }, { relatedTo })
    await req.payload.delete({ collection: 'applications', id, depth: 0, overrideAccess: true, req })
  }
  // What colleagues signed stays theirs, whoever merges.
  const unsigned: PayloadRequest = { ...req, user: null }
  const unit = { collection: 'applications', id: kept.id, depth: 0, overrideAccess: true, req: unsigned } as const
  const cv = await findNewestCv(req, [kept, ...others])
  await req.payload.update({ ...unit, data: { ...joined(kept, others), cv } })
}

async function findNewestCv(req: PayloadRequest, each: readonly ApplicationDoc[]): Promise<string | null> {
  const ids = each.flatMap(({ cv }) => (cv ? [idOf(cv)] : []))
  const where: Where = { id: { in: ids } }
  const { docs } = await req.payload.find({ ...all, collection: 'files', where, sort: '-createdAt', select: {}, req })
  return docs[0]?.id ?? null
}

async function moveTo(req: PayloadRequest, collection: CollectionSlug, where: Where, data: object): Promise<void> {
  const { docs } = await req.payload.find({ ...all, collection, where, select: {}, req })
  for (const { id } of docs)
    await req.payload.update({ collection, id: String(id), data, depth: 0, overrideAccess: true, req } as never)
}

function joined(kept: ApplicationDoc, others: readonly ApplicationDoc[]) {
  const each = [kept, ...others]
  const again = others.map(({ coverLetter, createdAt, reference }) => ({
    text: againNote([reference, coverLetter].filter(Boolean).join('. ')),
    at: createdAt,
  }))
  return {
    notes: [...each.flatMap(({ notes }) => rowsOf(notes)), ...again],
    ratings: ratingsOf(each),
    answers: each.flatMap(({ answers }) => rowsOf(answers)),
    tags: [...new Set(each.flatMap(({ tags }) => tags ?? []))],
    // Its id as well: links lead to it.
    furtherKeys: each.flatMap((one) => [
      ...(one.furtherKeys ?? []),
      ...(one === kept ? [] : [one.id, ...(one.idempotencyKey ? [one.idempotencyKey] : [])]),
    ]),
  }
}

/** One score of each colleague for each criterion: of two, the one of the application that stays. */
function ratingsOf(each: readonly ApplicationDoc[]) {
  const all = each.flatMap(({ ratings }) => rowsOf(ratings)).toReversed()
  return [...new Map(all.map((rating) => [`${rating.criterion}\n${idOf(rating.by)}`, rating])).values()].toReversed()
}

// As rows of their own: an id belongs to one row.
const rowsOf = <Row extends { id?: string | null }>(rows: readonly Row[] | null | undefined) =>
  (rows ?? []).map(({ id: _, ...row }) => row)
