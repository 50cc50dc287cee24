import { defaultLocale } from '@diwan/shared/content'
import type { ApplicationDoc, HiringTaskDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook, PayloadRequest, Where } from 'payload'
import { moveOptionsOf } from './moveOptions'
import { readStageTasks } from './readStageTasks'
import { finalStages } from './stages'

/** Nothing is left to do for a step when all is decided: its tasks are ticked off with the decision. Those that somebody added stay. */
export const settleStageTasks: CollectionAfterChangeHook<ApplicationDoc> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isDecision = operation === 'update' && doc.stage !== previousDoc.stage && finalStages.includes(doc.stage)
  if (!isDecision || moveOptionsOf(req).isUndo) return doc
  const open = await listTasks(req, doc.id, { exists: false })
  if (open.length === 0) return doc
  const { tasks, titleOf } = await readStageTasks(req.payload, defaultLocale, req)
  const titles = new Set(tasks.map(({ title }) => title))
  const ofSteps = open.filter(({ title }) => titles.has(titleOf(title)))
  await tick(req, ofSteps, doc.stageSince ?? null)
  return doc
}

/** Has the tasks wait again that a decision ticked off which is taken back itself. */
export async function reopenStageTasks(req: PayloadRequest, application: string, decidedAt: string): Promise<void> {
  await tick(req, await listTasks(req, application, { equals: decidedAt }), null)
}

const unit = { collection: 'hiring-tasks', depth: 0, overrideAccess: true } as const

async function listTasks(
  req: PayloadRequest,
  application: string,
  doneAt: Exclude<Where[string], Where[]>,
): Promise<HiringTaskDoc[]> {
  const where: Where = { and: [{ application: { equals: application } }, { doneAt }] }
  return (await req.payload.find({ ...unit, where, pagination: false, req })).docs
}

async function tick(req: PayloadRequest, tasks: readonly HiringTaskDoc[], doneAt: string | null): Promise<void> {
  for (const { id } of tasks) await req.payload.update({ ...unit, id, data: { doneAt }, req })
}
