import { defaultLocale } from '@diwan/shared/content'
import { UNDO_TOO_LATE } from '@diwan/shared/spec/hiring'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { changeApplication } from '@/recruitment/desk/changeApplication'
import { setMoveOptions } from './moveOptions'
import { revisionOf } from './moveApplication'
import { readStageTasks } from './readStageTasks'
import type { Stage } from './stages'

/** Takes the latest move back, its open tasks with it. Mails of it that still wait are not sent; the answer says how many have gone. */
export async function undoMove(
  payload: Payload,
  user: TypedUser | null,
  { id, revision }: { id: string; revision: number },
) {
  let sent = 0
  const changed = await changeApplication<'stale' | 'nothingToUndo'>(payload, user, id, async (application, req) => {
    if (revisionOf(application) !== revision) return 'stale'
    const last = application.history?.at(-1)
    if (!last?.from || last.isUndo || last.to !== application.stage || last.to === 'withdrawn') return 'nothingToUndo'
    sent = await cancelMails(req, id, last.at ?? application.createdAt)
    await dropTasks(req, id, last.to, last.at ?? application.createdAt)
    setMoveOptions(req, { isUndo: true })
    return { stage: last.from }
  })
  return { ...changed, sent }
}

/** Tasks that the stage made go with the move, but for those that are done. */
async function dropTasks(req: PayloadRequest, application: string, stage: Stage, since: string): Promise<void> {
  const { tasks, titleOf } = await readStageTasks(req.payload, defaultLocale, req)
  const titles = new Set(tasks.filter((task) => task.stage === stage).map(({ title }) => title))
  const unit = { collection: 'hiring-tasks', depth: 0, overrideAccess: false, req } as const
  const { docs } = await req.payload.find({
    ...unit,
    where: {
      and: [
        { application: { equals: application } },
        { doneAt: { exists: false } },
        { createdAt: { greater_than_equal: since } },
      ],
    },
    pagination: false,
  })
  for (const { id, title } of docs) if (titles.has(titleOf(title))) await req.payload.delete({ ...unit, id })
}

async function cancelMails(req: PayloadRequest, application: string, since: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    where: {
      and: [
        { 'relatedTo.value': { equals: application } },
        { sendAt: { exists: true } },
        { createdAt: { greater_than_equal: since } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const waiting = docs.filter(
    ({ sendAt, status }) => status === 'queued' && Date.parse(sendAt ?? '') > Date.now() + UNDO_TOO_LATE,
  )
  for (const { id } of waiting) {
    await req.payload.update({
      collection: 'mails',
      id,
      data: { status: 'cancelled' },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
  return docs.filter(({ status }) => status !== 'cancelled').length - waiting.length
}
