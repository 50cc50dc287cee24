import { DAY, MINUTE, SECOND } from '../lib/time.ts'

/** What one person writes in one document within this time is one line of the audit log. */
export const AUDIT_SAME_EDIT = 10 * MINUTE
/** Most documents a bundle holds: they are published in one transaction. */
export const MAX_BUNDLE_DOCUMENTS = 100
/** Most rows one import takes: it is one transaction. */
export const MAX_IMPORT_ROWS = 2000
/** Most bytes of an import file. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
/** A vacancy that closes within this time waits on the dashboard. */
export const CLOSING_SOON = 14 * DAY
/** The dashboard's charts are counted at most this often. */
export const DASHBOARD_KEPT_FOR = 30 * SECOND
