import { filesMessages } from '@diwan/shared/messages/files'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type Config,
  type Field,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { workAfterCommit } from '@/database/workAfterCommit'
import { env } from '@/env'
import { bucketClient } from './bucketSettings'

const STORED = ['media', 'files'] as const
/** Where an object lies is the collection's name and the file's: nothing about it is kept in a row. */
const UNWANTED = new Set(['prefix', '_objectKey'])

/**
 * Puts what staff upload into the bucket, if there is one, in place of the disk. Files are read through Payload's own addresses, with our
 * access rules, audit lines and headers, never through an address of the bucket.
 */
export const keepUploadsInBucket: Plugin = async (config) => {
  if (!env.UPLOADS_BUCKET) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const stored = await s3Storage({
    bucket: env.UPLOADS_BUCKET,
    collections: Object.fromEntries(STORED.map((slug) => [slug, { prefix: slug }])),
    config: bucketClient(),
  })({ ...config, admin: adminCopy(config) })
  // The admin and the tables are the same with a bucket and without: no browser sends anything to a bucket by itself.
  const { admin } = config
  return { ...stored, ...(admin ? { admin } : {}), collections: stored.collections?.map(withoutTraces) } as Config
}

/** The plugin adds to the lists that it is given. */
function adminCopy({ admin }: Config): NonNullable<Config['admin']> {
  const { components, dependencies } = admin ?? {}
  const providers = [...(components?.providers ?? [])]
  return { ...admin, components: { ...components, providers }, dependencies: { ...dependencies } }
}

function withoutTraces(collection: CollectionConfig): CollectionConfig {
  if (!STORED.some((slug) => slug === collection.slug)) return collection
  const afterChange = [...(collection.hooks?.afterChange ?? [])]
  const upload = afterChange.pop()
  const afterDelete = [...(collection.hooks?.afterDelete ?? [])]
  const remove = afterDelete.pop()
  if (!upload || !remove) throw new Error(`The storage of ${collection.slug} has no hooks.`)
  return {
    ...collection,
    fields: collection.fields.filter((field) => !isUnwanted(field)),
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange, removingOnceSafe(withoutSecondWrite(upload), remove)],
      afterDelete: [...afterDelete, onceSafe(remove)],
    },
  }
}

const isUnwanted = (field: Field) => 'name' in field && UNWANTED.has(field.name)

/**
 * The plugin saves the document once more after an upload, for what an adapter may want to note. Ours notes nothing, and another save
 * is another change: one more version, line of the audit log and release.
 */
function withoutSecondWrite(upload: CollectionAfterChangeHook): CollectionAfterChangeHook {
  return (args) => {
    const { req } = args
    const payload = Object.create(req.payload, { update: { value: async () => args.doc } }) as PayloadRequest['payload']
    return upload({ ...args, req: Object.create(req, { payload: { value: payload } }) as PayloadRequest })
  }
}

/** The plugin removes objects before the commit: of a change that the database refuses in the end, they would be lost. */
const onceSafe =
  (remove: CollectionAfterDeleteHook): CollectionAfterDeleteHook =>
  async (args) => {
    await workAfterCommit(args.req, async () => {
      await remove(args)
    })
    return args.doc
  }

/** The same for what an upload replaces. */
function removingOnceSafe(
  upload: CollectionAfterChangeHook,
  remove: CollectionAfterDeleteHook,
): CollectionAfterChangeHook {
  return async (args) => {
    const { previousDoc: before, ...rest } = args
    // Without what was before, the plugin removes nothing.
    const doc = (await sayingWhy(args.req, () => upload({ ...rest, previousDoc: undefined }))) as Stored
    if (args.operation === 'update') await onceSafe(remove)({ ...rest, id: doc.id, doc: withoutNamesOf(before, doc) })
    return doc
  }
}

/** What the storage or the way to it says is for the log, which has it: whoever sends a file is told what to do. */
async function sayingWhy<T>({ i18n }: PayloadRequest, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const { storeAway } = filesMessages[i18n?.language === 'ar' ? 'ar' : 'en']
    throw Object.assign(new APIError(storeAway, 503, null, true), { cause })
  }
}

interface Stored {
  id: string
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null> | null
}

/** A document with only those names of files that another one does not have. */
function withoutNamesOf(before: Stored, after: Stored): Stored {
  const sizesOf = ({ sizes }: Stored) => Object.entries(sizes ?? {})
  const kept = new Set([after.filename, ...sizesOf(after).map(([, size]) => size?.filename)])
  const own = (name: string | null | undefined) => (kept.has(name) ? null : name)
  const sizes = sizesOf(before).map(([name, size]) => [name, { filename: own(size?.filename) }] as const)
  return { id: before.id, filename: own(before.filename), sizes: Object.fromEntries(sizes) }
}
