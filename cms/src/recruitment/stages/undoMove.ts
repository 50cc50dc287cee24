import { defaultLocale } from '@diwan/shared/content'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { changeApplication } from '@/recruitment/desk/changeApplication'
import { setMoveOptions } from './moveOptions'
import { revisionOf } from './moveApplication'
import { readStageTasks } from './readStageTasks'
import { holdLetters, listStageLetters, releaseLetters } from './stageLetters'
import { reopenStageTasks } from './stageTasks'
import type { Stage } from './stages'

/**
 * Takes the latest move back, its open tasks with it. Mails of it that still wait are not sent, and those that it held wait again, as
 * do the tasks that it ticked off; the answer says how many mails have gone.
 */
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
    const movedAt = last.at ?? application.createdAt
    sent = await cancelMails(req, id, movedAt)
    await releaseLetters(req, id, movedAt)
    await dropTasks(req, id, last.to, movedAt)
    await reopenStageTasks(req, id, movedAt)
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
  const letters = await listStageLetters(req, application, { createdAt: { greater_than_equal: since } })
  const held = await holdLetters(req, letters)
  return letters.filter(({ status }) => status !== 'cancelled').length - held
}
