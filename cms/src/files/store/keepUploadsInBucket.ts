import type { CollectionAfterChangeHook, CollectionConfig, Config, Field, PayloadRequest, Plugin } from 'payload'
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
  return {
    ...collection,
    fields: collection.fields.filter((field) => !isUnwanted(field)),
    hooks: { ...collection.hooks, afterChange: upload ? [...afterChange, withoutSecondWrite(upload)] : afterChange },
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
