import { type FileHandle, open, stat } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { workAfterCommit } from '@/database/workAfterCommit'
import type {
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

interface Held {
  path: string
  file: FileHandle
}

interface Stored {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null> | null
}

const HELD = 'held-files'

/**
 * Holds the files of a document that is being saved or deleted. Payload removes them before it judges the save, and before anything is safely in
 * the database: a picture whose description was missing was gone from an entry that still shows it. What is open stays on the disk until it is
 * closed.
 */
export const holdReplaced: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: string }
  const folder = folderOf(collection)
  // A call of our own code has no end that is told of when it fails.
  if (!(operation === 'update' || operation === 'delete') || !id || !folder || req.payloadAPI !== 'REST') return args
  const doc = await req.payload.db.findOne<Stored & { id: string }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  const names = [doc?.filename, ...Object.values(doc?.sizes ?? {}).map((size) => size?.filename)]
  const paths = names.flatMap((name) => (name ? [join(folder, basename(name))] : []))
  const held = await Promise.all(paths.map(async (path) => ({ path, file: await open(path).catch(() => undefined) })))
  req.context[HELD] = held.filter((each): each is Held => each.file !== undefined)
  return args
}

/** Lets go of them when that is done: the database may refuse it at the very end. */
export const letReplacedGo: CollectionAfterOperationHook = async ({ req, result }) => {
  await workAfterCommit(req, async () => {
    await Promise.all(takeHeld(req).map(({ file }) => file.close()))
  })
  return result
}

/** Puts them back when it was refused. */
export const putReplacedBack: AfterErrorHook = async ({ req }) => {
  for (const { file, path } of takeHeld(req))
    try {
      const there = await stat(path).catch(() => undefined)
      if (there?.ino !== (await file.stat()).ino)
        await pipeline(file.createReadStream({ start: 0, autoClose: false }), createWriteStream(path))
    } finally {
      await file.close()
    }
}

const folderOf = ({ upload }: SanitizedCollectionConfig): string | undefined =>
  upload.disableLocalStorage ? undefined : upload.staticDir

function takeHeld({ context }: PayloadRequest): Held[] {
  const held = (context[HELD] ?? []) as Held[]
  delete context[HELD]
  return held
}
