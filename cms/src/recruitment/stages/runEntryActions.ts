import { defaultLocale } from '@diwan/shared/content'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import { STAGE_LETTER_WAIT } from '@diwan/shared/spec/hiring'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { readDesk, undoTimeOf } from '@/recruitment/desk/readDesk'
import { dueInDays } from '@/recruitment/dueDay'
import { idOf } from '@/recruitment/idOf'
import { queueEndOfInterviews } from '@/recruitment/interviews/endInterviews'
import { queueTemplate } from '@/recruitment/mails/queueTemplate'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { moveOptionsOf } from './moveOptions'
import { readStageTasks } from './readStageTasks'
import { finalStages, type Stage, stages } from './stages'

/** Does what the desk has set up for the stage an application comes to: mails and tasks, in the move's own transaction. */
export const runEntryActions: CollectionAfterChangeHook<ApplicationDoc> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || doc.stage === previousDoc.stage) return doc
  const options = moveOptionsOf(req)
  if (options.isUndo || doc.stage === 'withdrawn') return doc
  const desk = await readDesk(req.payload, doc.locale ?? 'en', req)
  const actions = (desk.stageActions ?? []).filter(({ stage }) => stage === doc.stage)
  const isDecline = doc.stage === 'rejected'
  const sendAt = new Date(Date.now() + (isDecline ? undoTimeOf(desk) : STAGE_LETTER_WAIT))
  if (!options.isSilent && !isStepBack(previousDoc.stage, doc.stage)) {
    for (const template of await templatesFor(req, doc, actions)) {
      await queueTemplate(req, doc, { template, sendAt })
    }
  }
  if (isDecline) {
    await queueEndOfInterviews(req, doc, { isSilent: Boolean(options.isSilent), waitUntil: sendAt })
  }
  const { tasks } = await readStageTasks(req.payload, defaultLocale, req)
  for (const { dueDays, stage, title } of tasks) {
    if (stage === doc.stage) await addTask(req, doc, title, dueDays)
  }
  return doc
}

/** A step back is the desk's own: the letter of an earlier stage has been read, or would tell the candidate of a step that is over. */
const isStepBack = (from: Stage, to: Stage) => !finalStages.includes(from) && stages.indexOf(to) < stages.indexOf(from)

type Actions = { template?: unknown }[]

/** The reason's own template of a decline; otherwise those of the stage. */
async function templatesFor(req: PayloadRequest, doc: ApplicationDoc, actions: Actions): Promise<string[]> {
  const ofStage = actions.flatMap(({ template }) => (template ? [idOf(template)] : []))
  if (doc.stage !== 'rejected' || !doc.rejectionReason) return ofStage
  const reason = await req.payload.findByID({
    collection: 'rejection-reasons',
    id: idOf(doc.rejectionReason),
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return reason?.template ? [idOf(reason.template)] : ofStage
}

async function addTask(req: PayloadRequest, doc: ApplicationDoc, title: string, days: number): Promise<void> {
  const owner = doc.vacancy ? await ownerOf(req, idOf(doc.vacancy)) : undefined
  await req.payload.create({
    collection: 'hiring-tasks',
    data: {
      title,
      application: doc.id,
      ...(owner ? { assignee: owner } : {}),
      dueAt: dueInDays(days, await readTimeZone(req.payload)),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

async function ownerOf(req: PayloadRequest, vacancy: string): Promise<string | undefined> {
  const found = await req.payload.findByID({
    collection: 'vacancies',
    id: vacancy,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    trash: true,
    req,
  })
  return found?.owner ? idOf(found.owner) : undefined
}
