import { problemOf } from '@diwan/shared/messages/problems'

// SQLite's own codes: SQLITE_READONLY and SQLITE_FULL.
const SQLITE_READONLY = 8
const SQLITE_FULL = 13

/** What is wrong with the disk and what to do, for people who see the admin and not the log; `null` for another error. */
export function problemOfDisk(error: unknown): string | null {
  const { code, errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number }
  const result = errcode & 0xff
  if (code === 'ENOSPC' || code === 'EDQUOT' || result === SQLITE_FULL) return problemOf('diskFull')
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM' || result === SQLITE_READONLY)
    return problemOf('notWritable')
  return null
}
