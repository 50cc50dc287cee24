import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { workAfterCommit } from '@/database/workAfterCommit'
import type {
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'

interface Held {
  path: string
  letGo: () => Promise<void>
  putBack: () => Promise<void>
}

interface Stored {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null> | null
}

const HELD = 'held-files'

/**
 * Holds the files of a document that is being saved or deleted. Payload removes them before it judges the save, and before anything is safely in
 * the database: a picture whose description was missing was gone from an entry that still shows it.
 */
export const holdReplaced: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, where = id && { id: { equals: id } } } = args as { id?: string; where?: Where }
  const folder = folderOf(collection)
  // A call of our own code has no end that is told of when it fails.
  if (!(operation === 'update' || operation === 'delete') || !where || !folder || req.payloadAPI !== 'REST') return args
  const { docs } = await req.payload.db.find<Stored>({
    collection: collection.slug,
    where,
    pagination: false,
    limit: 0,
    ...(req.locale ? { locale: req.locale } : {}),
    req,
  })
  const names = docs.flatMap(({ filename, sizes }) => [
    filename,
    ...Object.values(sizes ?? {}).map((size) => size?.filename),
  ])
  const paths = names.flatMap((name) => (name ? [join(folder, basename(name))] : []))
  const held = await Promise.all(paths.map(hold))
  req.context[HELD] = held.filter((each) => each !== undefined)
  return args
}

/** Under a second name, which takes no room: on a disk that is full a copy could not be put back. */
async function hold(path: string): Promise<Held | undefined> {
  // No record names it: one that a process leaves which died is tidied away with what else nobody names, if it is not young.
  const held = join(dirname(path), `${randomUUID()}.held`)
  try {
    await link(path, held)
    await utimes(held, new Date(), new Date())
  } catch {
    return holdOpen(path)
  }
  return {
    path,
    letGo: () => rm(held, { force: true }),
    putBack: async () => {
      // Two names of one file are left as they are.
      await rename(held, path)
      await rm(held, { force: true })
    },
  }
}

/** Where a file can have one name only. */
async function holdOpen(path: string): Promise<Held | undefined> {
  const file = await open(path).catch(() => undefined)
  return (
    file && {
      path,
      letGo: () => file.close(),
      putBack: async () => {
        try {
          const there = await stat(path).catch(() => undefined)
          if (there?.ino !== (await file.stat()).ino)
            await pipeline(file.createReadStream({ start: 0, autoClose: false }), createWriteStream(path))
        } finally {
          await file.close()
        }
      },
    }
  )
}

/** Lets go of them when that is done: the database may refuse it at the very end. */
export const letReplacedGo: CollectionAfterOperationHook = async ({ req, result }) => {
  await workAfterCommit(req, async () => {
    await Promise.all(takeHeld(req).map(({ letGo }) => letGo()))
  })
  return result
}

/** Puts them back when it was refused. */
export const putReplacedBack: AfterErrorHook = ({ req }) => putHeldBack(req)

/** The same where a call does more than one thing, and nobody is told of one that failed. */
export async function putHeldBack(req: PayloadRequest): Promise<void> {
  const { logger } = req.payload
  for (const { path, putBack } of takeHeld(req))
    await putBack().catch((err: unknown) => logger.error({ err, event: 'file not put back', path }))
}

const folderOf = ({ upload }: SanitizedCollectionConfig): string | undefined =>
  upload.disableLocalStorage ? undefined : upload.staticDir

function takeHeld({ context }: PayloadRequest): Held[] {
  const held = (context[HELD] ?? []) as Held[]
  delete context[HELD]
  return held
}
