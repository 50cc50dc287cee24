import { STAGE_LETTER_WAIT, UNDO_TOO_LATE } from '@diwan/shared/spec/hiring'
import type { ApplicationDoc, MailDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook, PayloadRequest, Where } from 'payload'
import { queueSending } from '@/email/queueMail'
import { moveOptionsOf } from './moveOptions'

/** What the stages of an application wrote to the candidate: letters that waited before they went, or still wait. */
export async function listStageLetters(req: PayloadRequest, application: string, which: Where): Promise<MailDoc[]> {
  const where = { and: [{ 'relatedTo.value': { equals: application } }, { sendAt: { exists: true } }, which] }
  const find = { collection: 'mails', where, pagination: false, depth: 0, overrideAccess: true } as const
  return (await req.payload.find({ ...find, req })).docs
}

const canBeHeld = ({ sendAt, status }: MailDoc) =>
  status === 'queued' && Date.parse(sendAt ?? '') > Date.now() + UNDO_TOO_LATE

/** Keeps those of the letters that still wait from being sent. Answers how many. */
export async function holdLetters(req: PayloadRequest, letters: readonly MailDoc[]): Promise<number> {
  const waiting = letters.filter(canBeHeld)
  for (const { id } of waiting) await change(req, id, { status: 'cancelled' })
  return waiting.length
}

/** A stage that an application has left tells the candidate nothing any more: a decline that became an interview is none. */
export const holdEarlierLetters: CollectionAfterChangeHook<ApplicationDoc> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || doc.stage === previousDoc.stage || moveOptionsOf(req).isUndo) return doc
  await holdLetters(req, await listStageLetters(req, doc.id, { status: { equals: 'queued' } }))
  return doc
}

/** Has letters wait again that a move held which is taken back itself: the stage that they told of is the stage again. */
export async function releaseLetters(req: PayloadRequest, application: string, movedAt: string): Promise<void> {
  const which: Where = {
    and: [
      { status: { equals: 'cancelled' } },
      { createdAt: { less_than: movedAt } },
      { updatedAt: { greater_than_equal: movedAt } },
    ],
  }
  const now = Date.now()
  for (const { id, sendAt } of await listStageLetters(req, application, which)) {
    // Until it is due its job waits as well; afterwards that job has found it held.
    const isLate = Date.parse(sendAt ?? '') <= now + UNDO_TOO_LATE
    const due = isLate ? new Date(now + STAGE_LETTER_WAIT).toISOString() : (sendAt ?? undefined)
    await change(req, id, { status: 'queued', sendAt: due })
    if (isLate) await queueSending(req.payload, id, due, req)
  }
}

async function change(req: PayloadRequest, id: string, data: Partial<MailDoc>): Promise<void> {
  await req.payload.update({ collection: 'mails', id, data, depth: 0, overrideAccess: true, req })
}
