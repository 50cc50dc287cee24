import { MINUTE, SECOND } from '../lib/time.ts'

/** What one person writes in one document within this time is one line of the audit log. */
export const AUDIT_SAME_EDIT = 10 * MINUTE
/** Most documents a bundle holds: they are published in one transaction. */
export const MAX_BUNDLE_DOCUMENTS = 100
/** Most rows one import of documents with versions takes: it is one transaction, and others wait for it. */
export const MAX_IMPORT_ENTRIES = 200
/** Most rows one import of records takes. */
export const MAX_IMPORT_RECORDS = 1000
/** Most bytes of an import file. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
/** Most of one file that staff upload. */
export const MAX_UPLOAD_MEGABYTES = 50
/** The dashboard's charts, and what is not translated, are counted at most this often. */
export const DASHBOARD_KEPT_FOR = 30 * SECOND
