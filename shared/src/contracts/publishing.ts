import * as z from 'zod/mini'

const localeSchema = z.enum(['en', 'ar'])

/** Names one document of the CMS; globals are documents of the collection `globals`. */
const documentRefSchema = z.object({ collection: z.string(), id: z.string() })
export type DocumentRef = z.infer<typeof documentRefSchema>

/** One locale's published fields: `depth: 0`, no fallback. */
export const documentBodySchema = z.record(z.string(), z.unknown())
export type DocumentBody = z.infer<typeof documentBodySchema>

/** A published document as the publisher mirrors it. A locale that is not published is `null`. */
export const mirroredDocumentSchema = z.object({
  collection: z.string(),
  id: z.string(),
  updatedAt: z.string(),
  locales: z.object({ en: z.nullable(documentBodySchema), ar: z.nullable(documentBodySchema) }),
})
export type MirroredDocument = z.infer<typeof mirroredDocumentSchema>

/**
 * `POST /api/publishing/documents` (service account) `{ refs: DocumentRef[] }`, at most 100: the current state of each.
 * A document that does not exist, is in the trash, or is published in no locale is listed in `missing`.
 */
export const documentsRequestSchema = z.object({ refs: z.array(documentRefSchema).check(z.maxLength(100)) })
export const documentsAnswerSchema = z.object({
  success: z.literal(true),
  documents: z.array(mirroredDocumentSchema),
  missing: z.array(documentRefSchema),
  /** What is on its way to visitors as a bundle, in groups: each goes live as a whole, or not at all. An earlier CMS tells of none. */
  together: z._default(z.array(z.array(documentRefSchema)), []),
})
export type DocumentsAnswer = Omit<z.infer<typeof documentsAnswerSchema>, 'success'>

/**
 * `POST /api/publishing/draft` (service account): a document as it would be mirrored if its newest draft in the named language were
 * published, however incomplete it is. The other language is as it is published, but for what both share. Both are `null` while nothing
 * is written. `document` is `null` when there is no such document, or the preview link (`link`) has expired or was revoked.
 */
export const draftRequestSchema = z.object({
  collection: z.string(),
  id: z.string(),
  locale: localeSchema,
  link: z.nullable(z.string()),
})
export type DraftRequest = z.infer<typeof draftRequestSchema>
export const draftAnswerSchema = z.object({
  success: z.literal(true),
  document: z.nullable(mirroredDocumentSchema),
  /** For a release bundle (`collection: 'bundles'`): everything in it, as publishing it would leave it. */
  documents: z.optional(z.array(mirroredDocumentSchema)),
  /** Whether the link that was named still holds; `true` when none was named. */
  isAllowed: z.boolean(),
})
export type DraftAnswer = z.infer<typeof draftAnswerSchema>

/** `GET /api/publishing/preview?collection=…&id=…&locale=…` (staff who may read the document): where its draft is shown. */
export const previewAnswerSchema = z.object({ success: z.literal(true), url: z.string() })

/** `GET /api/publishing/manifest` (service account): every document that is published in at least one locale, with its version. */
export const manifestSchema = z.object({
  success: z.literal(true),
  /** `DocumentVersion` each; of a large site they are looked at some at a time. */
  documents: z.array(z.unknown()),
})
export const documentVersionsSchema = z.array(
  z.object({ collection: z.string(), id: z.string(), updatedAt: z.string() }),
)
export type DocumentVersion = z.infer<typeof documentVersionsSchema>[number]
export interface Manifest {
  success: true
  documents: DocumentVersion[]
}

/** One outbox row inside a nudge, with the id of the call that made the change, where it is known. */
const changeSchema = z.object({
  outbox: z.string(),
  collection: z.string(),
  id: z.string(),
  request: z.optional(z.string()),
})
export type Change = z.infer<typeof changeSchema>

/**
 * `POST {publisher}/nudge`, signed as Standard Webhooks: something changed. The names are what counts; `documents` may bring along
 * the current state of all of them, which spares the publisher a question when it is newer than what it has. One that names nothing
 * is checked and forgotten: after a start the CMS rehearses with it what the first publish would wait for.
 */
export const nudgeSchema = z.object({
  type: z.literal('content.changed'),
  timestamp: z.string(),
  data: z.object({ changes: z.array(changeSchema), documents: z.optional(z.array(mirroredDocumentSchema)) }),
})
export type Nudge = z.infer<typeof nudgeSchema>

/**
 * `POST {publisher}/coming`, signed likewise: the state that a document will have if the transaction that wrote it is committed. The
 * publisher may make its release ahead, and shows nobody anything of it before the nudge of that commit. Nothing depends on it: it may get
 * lost, or be followed by no nudge, or by one with another state.
 */
export const comingSchema = z.object({
  type: z.literal('content.coming'),
  timestamp: z.string(),
  data: z.object({ document: mirroredDocumentSchema }),
})
export type Coming = z.infer<typeof comingSchema>

const releaseIdSchema = z.string().check(z.minLength(1), z.maxLength(100))

/** `POST {publisher}/control`, signed likewise: what the publishing screen can ask for. */
export const controlSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('release.rollback'), release: releaseIdSchema }),
  z.object({ type: z.literal('release.pin'), release: releaseIdSchema }),
  z.object({ type: z.literal('release.unpin') }),
  z.object({ type: z.literal('release.rebuild') }),
  z.object({ type: z.literal('reconcile') }),
])
export type Control = z.infer<typeof controlSchema>

/** Added to a control by whoever does not wait for ever: later than this, in milliseconds, the publisher refuses it. */
export const controlDeadlineSchema = z.object({ until: z.optional(z.number()) })

const failureSchema = z.object({ message: z.string(), documents: z.array(documentRefSchema) })

/** `POST /api/publishing/report`, signed likewise: how a release ended. Idempotent by release id. */
export const reportSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('release.live'),
    release: z.string(),
    startedAt: z.string(),
    liveAt: z.string(),
    durationMs: z.number(),
    pages: z.number(),
    /** Outbox rows that this release made live. */
    outbox: z.array(z.string()),
    /** The version of each document now live, for changes found without a nudge. */
    documents: z.array(z.object({ collection: z.string(), id: z.string(), updatedAt: z.nullable(z.string()) })),
  }),
  z.object({
    type: z.literal('release.failed'),
    release: z.string(),
    startedAt: z.string(),
    outbox: z.array(z.string()),
    error: failureSchema,
  }),
  /** A document whose newest state could not be released: visitors still see how it was before, and everything else goes on. */
  z.object({
    type: z.literal('document.held'),
    /** The release that is live without it. */
    release: z.string(),
    document: documentRefSchema,
    outbox: z.array(z.string()),
    error: z.string(),
  }),
  z.object({ type: z.literal('release.pinned'), release: z.string(), outbox: z.array(z.string()) }),
  z.object({ type: z.literal('release.rolled-back'), release: z.string(), from: z.string() }),
])
export type Report = z.infer<typeof reportSchema>

/**
 * `POST /api/publishing/lead` (service account), where several publishers are used: asks for the lead, renews it or gives it up.
 * 409 when another one leads. `origin` is where the CMS reaches this publisher.
 */
export const leadRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('take'),
    holder: z.string().check(z.minLength(1), z.maxLength(100)),
    origin: z.url({ protocol: /^https?$/ }),
  }),
  z.object({ type: z.literal('renew'), holder: z.string(), epoch: z.number() }),
  z.object({ type: z.literal('give-up'), holder: z.string(), epoch: z.number() }),
])
export type LeadRequest = z.infer<typeof leadRequestSchema>
export const leadAnswerSchema = z.object({
  success: z.literal(true),
  /** Higher with every lead: what carries a lower one comes from a publisher that leads no longer. */
  epoch: z.number(),
})

/** Added to a report where several publishers are used: 409 when another one has taken the lead since. */
export const reportEpochSchema = z.object({ epoch: z.optional(z.number()) })

/** How emptying caches of what one release changed is doing, as the target itself keeps it. */
export const purgeRecordSchema = z.object({
  release: z.string(),
  addresses: z.number(),
  startedAt: z.string(),
  doneAt: z.nullable(z.string()),
  attempts: z.number(),
  error: z.nullable(z.string()),
})
export type PurgeRecord = z.infer<typeof purgeRecordSchema>

/** How the copy of the releases in a bucket or another folder is doing. */
const targetStatusSchema = z.object({
  name: z.string(),
  /** `failed`: it is behind, and is tried again. */
  state: z.enum(['current', 'copying', 'failed']),
  /** The release that it holds as a whole; `null` between two. */
  release: z.nullable(z.string()),
  behindSince: z.nullable(z.string()),
  progress: z.nullable(z.object({ done: z.number(), of: z.number() })),
  error: z.nullable(z.string()),
  /** The latest purges of caches, newest first. */
  purges: z.array(purgeRecordSchema),
})
export type TargetStatus = z.infer<typeof targetStatusSchema>

/** `GET {publisher}/status` (loopback). */
export const publisherStatusSchema = z.object({
  state: z.enum(['starting', 'idle', 'releasing', 'failed', 'standby']),
  live: z.nullable(z.object({ id: z.string(), timestamp: z.number(), code: z.string() })),
  pinned: z.nullable(z.string()),
  pending: z.number(),
  step: z.nullable(z.string()),
  /** When the release that is being made was begun, in milliseconds; `null` when none is. */
  busySince: z.nullable(z.number()),
  releases: z.array(
    z.object({ id: z.string(), timestamp: z.number(), code: z.string(), pages: z.number(), durationMs: z.number() }),
  ),
  error: z.nullable(failureSchema),
  /** Every release is a full build: the code release cannot be run in the publisher. */
  isBuilding: z.boolean(),
  /** Everything was compared with the CMS since the start: changes whose nudge was lost while nobody listened are found. */
  isCompared: z.boolean(),
  /** Documents whose newest state is kept out of releases, and why. */
  held: z.array(z.object({ collection: z.string(), id: z.string(), error: z.string() })),
  /** Absent when releases are not copied anywhere. */
  target: z.optional(targetStatusSchema),
})
export type PublisherStatus = z.infer<typeof publisherStatusSchema>

/** `GET /api/publishing/state?collection=…&id=…` (staff): where the latest change of a document is on its way to visitors. */
export const documentStateSchema = z.object({
  success: z.literal(true),
  /** The languages in which visitors shall see it: without any, the latest change takes it off the site. */
  publishedIn: z.array(localeSchema),
  /** The latest change; `null` when none is on record. */
  change: z.nullable(
    z.object({
      state: z.enum(['pending', 'sent', 'live', 'failed']),
      changedAt: z.string(),
      release: z.nullable(z.string()),
      error: z.nullable(z.string()),
      /** It failed with a release as a whole, which is no fault of the document. */
      isReleaseFailed: z.boolean(),
    }),
  ),
  /** The release that last brought a change of this document to visitors. */
  live: z.nullable(
    z.object({
      release: z.string(),
      liveAt: z.string(),
      pages: z.nullable(z.number()),
      durationMs: z.nullable(z.number()),
      /** It came with the first release of the site, not with a change of its own. */
      isFirst: z.boolean(),
    }),
  ),
  /** Its hour of publication, where that is still to come: until then visitors do not see what is live. */
  appearsAt: z.nullable(z.string()),
  /** The older release that visitors see in the place of the one with this change; `null` when it is not held by a pin. */
  pinned: z.nullable(z.string()),
})
export type DocumentState = z.infer<typeof documentStateSchema>

/** `GET /api/publishing/status` (staff): the publisher's own account (`null` when it cannot be reached), and what waits for it. */
export const publishingStatusSchema = z.object({
  success: z.literal(true),
  publisher: z.nullable(publisherStatusSchema),
  /** What the publisher holds back, with what it is called: a title, where it has one, and a kind of document. */
  held: z.array(
    z.object({
      collection: z.string(),
      id: z.string(),
      error: z.string(),
      title: z.nullable(z.string()),
      kind: z.nullable(z.string()),
    }),
  ),
  outbox: z.object({ pending: z.number(), sent: z.number(), failed: z.number() }),
})
export type PublishingStatus = z.infer<typeof publishingStatusSchema>

/** `GET /api/publishing/history` (staff): the latest releases, newest first, with some of the documents they brought. */
export const releaseHistorySchema = z.object({
  success: z.literal(true),
  releases: z.array(
    z.object({
      release: z.string(),
      state: z.enum(['live', 'superseded', 'failed', 'rolled-back']),
      startedAt: z.nullable(z.string()),
      liveAt: z.nullable(z.string()),
      durationMs: z.nullable(z.number()),
      pages: z.nullable(z.number()),
      changes: z.nullable(z.number()),
      error: z.nullable(z.string()),
      documents: z.array(z.object({ collection: z.string(), id: z.string(), title: z.nullable(z.string()) })),
    }),
  ),
})
export type ReleaseHistory = z.infer<typeof releaseHistorySchema>

export { localeSchema }
