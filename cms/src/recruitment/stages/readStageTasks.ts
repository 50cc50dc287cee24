import { type Locale, locales } from '@diwan/shared/content'
import { TASK_DUE_DAYS } from '@diwan/shared/spec/hiring'
import type { Payload, PayloadRequest } from 'payload'
import { readDesk } from '@/recruitment/desk/readDesk'
import type { Stage } from './stages'

interface StageTask {
  stage: Stage
  /** The task in the language asked for, or in the other one when nobody has translated it. */
  title: string
  dueDays: number
}

interface StageTasks {
  tasks: StageTask[]
  /** A task by the title it was made with, which may be in the other language, or not be set up any more. */
  titleOf: (given: string) => string
}

/** The tasks that the desk makes when an application comes to a stage, in one language. */
export async function readStageTasks(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<StageTasks> {
  const other = locales.find((one) => one !== locale) ?? locale
  // One after the other: a read sets the language of the request it is part of.
  const others = (await readDesk(payload, other, req)).stageActions ?? []
  const actions = (await readDesk(payload, locale, req)).stageActions ?? []
  const known = new Map<string, string>()
  const tasks = actions.flatMap(({ dueDays, id, stage, task }): StageTask[] => {
    const translated = others.find((one) => one.id === id)?.task
    const title = task || translated
    if (!title) return []
    for (const given of [task, translated]) if (given) known.set(given, title)
    return [{ stage, title, dueDays: dueDays ?? TASK_DUE_DAYS }]
  })
  return { tasks, titleOf: (given) => known.get(given) ?? given }
}
