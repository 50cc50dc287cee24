import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'
import type { Application } from './application'

/** Where private files lie. */
export const filesFolder = () => join(env.DATA_DIR, 'uploads/files')

/** Writes the CV to disk before the transaction that names it. What it returns removes it again. */
export async function keepCv({ cv }: Application): Promise<() => Promise<void>> {
  await mkdir(filesFolder(), { recursive: true })
  const path = join(filesFolder(), cv.filename)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(cv.bytes)
    // The record must not be safer than the file it names.
    await file.sync()
  } finally {
    await file.close()
  }
  return () => rm(path, { force: true })
}
