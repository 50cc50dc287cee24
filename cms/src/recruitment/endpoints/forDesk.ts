import { isLocale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { HiringMessages } from '@diwan/shared/messages/en/hiring'
import type { PayloadHandler, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { isRecruiter } from '@/access/isRecruiter'
import { onlyFor } from '@/endpoints/onlyFor'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'

export type DeskFault = keyof HiringMessages['faults']

/** The desk's words in the language a person uses the admin in. */
export const wordsFor = (req: PayloadRequest): HiringMessages => {
  const language = req.i18n?.language
  return hiringMessages[isLocale(language) ? language : 'en']
}

const statuses: Partial<Record<DeskFault, number>> = {
  missing: 404,
  linkExpired: 403,
  fileMissing: 404,
  stale: 409,
  decided: 409,
  interviewMissing: 404,
  interviewHeld: 409,
  interviewMet: 409,
  interviewAhead: 409,
  duplicateMissing: 404,
  taskMissing: 404,
  vacancyDecided: 409,
  vacancyDraft: 409,
}

/** The answer to a call that the desk does not do, with what is true now. */
export function refuseDesk(req: PayloadRequest, fault: DeskFault, current?: unknown): Response {
  const message = wordsFor(req).faults[fault]
  const status = statuses[fault] ?? 422
  if (current === undefined) return refuse(status, message)
  return Response.json({ success: false, message, current }, { status, headers: { 'Cache-Control': 'no-store' } })
}

export const answer = (data: object): Response =>
  Response.json({ success: true, ...data }, { headers: { 'Cache-Control': 'no-store' } })

export const idIn = ({ routeParams }: PayloadRequest): string => String(routeParams?.id ?? '')

/** An endpoint for recruiters that reads a JSON body by its contract. */
export function forDesk<S extends z.ZodMiniType>(
  schema: S,
  handle: (req: PayloadRequest, body: z.infer<S>) => Promise<Response>,
): PayloadHandler {
  return onlyFor(isRecruiter, async (req) => {
    const parsed = schema.safeParse(await readJson(req))
    if (parsed.success) return handle(req, parsed.data)
    const errors = parsed.error.issues.map(({ message, path }) => ({ path: path.join('.'), message }))
    return refuse(422, sentenceOf(parsed.error.issues[0], wordsFor(req)), { errors })
  })
}

/** What a person can mend: a text or a list that is too long. All else that breaks a contract no screen of the desk sends. */
function sentenceOf(issue: z.core.$ZodIssue | undefined, { faults, limits }: HiringMessages): string {
  if (issue?.code !== 'too_big') return faults.malformed
  const most = Number(issue.maximum)
  if (issue.origin === 'string') return limits.text(most)
  return issue.origin === 'array' ? limits.list(most) : faults.malformed
}
