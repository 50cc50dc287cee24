import type { FileDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterDeleteHook } from 'payload'
import { workAfterCommit } from '@/database/workAfterCommit'
import { env } from '@/env'
import { privateFiles } from '@/files/store/stores'

/** A bucket that keeps versions would keep what was deleted: all of them go. A disk forgets by itself. */
export const wipeStored: CollectionAfterDeleteHook<FileDoc> = async ({ doc, req }) => {
  const { filename } = doc
  if (env.UPLOADS_BUCKET && filename) await workAfterCommit(req, () => privateFiles().wipe(filename))
}
