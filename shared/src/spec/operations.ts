import { DAY, HOUR, MINUTE, SECOND } from '../lib/time.ts'

/** Below this much free disk the CMS calls itself not ready. */
export const MIN_FREE_DISK_BYTES = 100 * 1024 * 1024
/** What has not answered the CMS after this time is away, for whoever asks whether it is ready. */
export const READY_WITHIN = 3 * SECOND
/** A job that waits this long after its time means that no runner works. */
export const JOB_OVERDUE_AFTER = 2 * MINUTE
/** A job that has been running this long belongs to a process that died. */
export const JOB_STALE_AFTER = 5 * MINUTE
/** Stale jobs are looked for this often. */
export const JOB_REAP_PERIOD = 1 * MINUTE
/** Changes are remembered this long after they went live; the last one of each document for good. */
export const OUTBOX_KEPT_FOR = 30 * DAY
/** Old changes are deleted this often. */
export const OUTBOX_PRUNE_PERIOD = 6 * HOUR
/** What interrupted submissions left on the disk is looked for this often. */
export const TIDYING_PERIOD = 1 * HOUR
/** A private file on the disk may wait this long for the record that names it. */
export const FILE_GRACE = 1 * HOUR
/** A candidate's file that no candidate and no application holds is deleted after this time. */
export const UNUSED_FILE_GRACE = 1 * DAY
