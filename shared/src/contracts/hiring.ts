import * as z from 'zod/mini'
import { OBJECT_ID } from '../lib/isObjectId.ts'
import { MAX_BULK_MOVES, MAX_NOTE_LENGTH, MAX_PROPOSED_TIMES, MAX_TAG_LENGTH, MAX_TAGS } from '../spec/hiring.ts'

const id = z.string().check(z.regex(OBJECT_ID))
const stage = z.enum(['new', 'screening', 'interview', 'offer', 'hired', 'rejected'])
const revision = z.int().check(z.nonnegative())

const how = {
  stage,
  /** Why an application is declined: the id of a rejection reason. */
  reason: z.optional(id),
  /** Whether the stage's mail is left unsent. */
  isSilent: z.optional(z.boolean()),
}

/** `POST /api/applications/{id}/move`. */
export const moveSchema = z.strictObject({ ...how, revision })

/** `POST /api/applications/move-many`: the same for several, each by the count of moves that was seen. */
export const bulkMoveSchema = z.strictObject({
  ...how,
  items: z.array(z.strictObject({ id, revision })).check(z.minLength(1), z.maxLength(MAX_BULK_MOVES)),
})

/** `POST /api/applications/{id}/undo`. */
export const undoSchema = z.strictObject({ revision })

/** `POST /api/applications/{id}/vacancy`: what its vacancy becomes, now that its openings are taken or free again. */
export const vacancyStateSchema = z.strictObject({ state: z.enum(['filled', 'open']) })

/** `POST /api/applications/{id}/note`. */
export const noteSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE_LENGTH)),
  mentions: z._default(z.array(id), []),
})

/** `POST /api/applications/{id}/rate`: no score takes the own rating back. */
export const rateSchema = z.strictObject({
  criterion: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  score: z.nullable(z.int().check(z.gte(1), z.lte(5))),
})

const tags = z._default(
  z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TAG_LENGTH))).check(z.maxLength(MAX_TAGS)),
  [],
)

/** `POST /api/applications/{id}/tags`: what changes, so that nobody takes back what a colleague has added meanwhile. */
export const tagsSchema = z.strictObject({ add: tags, remove: tags })

/** `POST /api/applications/{id}/mail`: a letter to the candidate, or one that came from them. */
export const letterSchema = z.strictObject({
  direction: z._default(z.enum(['send', 'received']), 'send'),
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
})

/** `POST /api/applications/{id}/interview`: offers times; with `interview`, offers others instead. */
export const inviteSchema = z.strictObject({
  interview: z.optional(id),
  times: z.array(z.iso.datetime({ offset: true })).check(z.minLength(1), z.maxLength(MAX_PROPOSED_TIMES)),
  durationMinutes: z._default(z.int().check(z.gte(5), z.lte(600)), 60),
  place: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  interviewers: z._default(z.array(id), []),
})

/** A card of the board. */
export const cardSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  vacancy: z.nullable(z.object({ id: z.string(), title: z.string() })),
  stage: z.enum(['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn']),
  stageSince: z.string(),
  createdAt: z.string(),
  rating: z.nullable(z.number()),
  knockedOut: z.boolean(),
  hasDuplicates: z.boolean(),
  tags: z.array(z.string()),
  revision: z.number(),
})
export type Card = z.infer<typeof cardSchema>
