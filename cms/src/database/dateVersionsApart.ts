import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'

const KEEPS_TIMES = 'keepsTimes'

/** The request, whose versions keep the times they are given: they were written elsewhere. */
export function keepingTimes(req: PayloadRequest): PayloadRequest {
  return Object.assign(req, { context: { ...req.context, [KEEPS_TIMES]: true } })
}

/**
 * Gives no two versions of this process the same time. A save of one language writes a version and then a snapshot of what the other
 * languages hold, and the adapters let the older of two versions cease to be the latest: written within one millisecond, both stay, lists
 * show the entry twice, and a form may open the one without the other language's draft.
 */
export function dateVersionsApart<T extends Pick<BaseDatabaseAdapter, 'createVersion'>>(db: T): T {
  const { createVersion } = db
  let last = 0
  db.createVersion = ((args) => {
    if (args.req?.context?.[KEEPS_TIMES]) return createVersion.call(db, args)
    // A clock that was set back does not make a later version the older one either.
    last = Math.max(Date.parse(args.updatedAt), last + 1)
    return createVersion.call(db, { ...args, updatedAt: new Date(last).toISOString() })
  }) as T['createVersion']
  return db
}
