import { join } from 'node:path'
import { env } from '@/env'
import { BucketStore } from './BucketStore'
import { bucketClient } from './bucketSettings'
import { DiskStore } from './DiskStore'
import type { FileStore } from './FileStore'

const stores = new Map<string, FileStore>()

/** What candidates sent, and reports. */
export const privateFiles = (): FileStore => storeOf('files')

/** Pictures and documents of the site, each with its sizes. */
export const mediaFiles = (): FileStore => storeOf('media')

function storeOf(folder: 'files' | 'media'): FileStore {
  const store = stores.get(folder) ?? openStore(folder)
  stores.set(folder, store)
  return store
}

const openStore = (folder: string): FileStore =>
  env.UPLOADS_BUCKET
    ? new BucketStore({ bucket: env.UPLOADS_BUCKET, folder, client: bucketClient() })
    : new DiskStore(join(env.DATA_DIR, 'uploads', folder))
