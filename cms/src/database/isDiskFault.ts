const CODE = /^(?:SQLITE_(?:FULL|IOERR|READONLY)|(?:ENOSPC|EDQUOT|EROFS)$)/

/** Whether nothing could be stored, as the disk is full or cannot be written. What runs a statement wraps what SQLite said. */
export function isDiskFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return CODE.test(String((error as { code?: unknown }).code)) || isDiskFault(error.cause)
}
