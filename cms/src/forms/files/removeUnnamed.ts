import type { Payload } from 'payload'
import { privateFiles } from '@/files/store/stores'

/** Removes those of the private files that no record names; all of them stay while the database cannot say. */
export async function removeUnnamed(payload: Payload, filenames: readonly string[]): Promise<number> {
  let removed = 0
  try {
    const unnamed = await listUnnamed(payload, filenames)
    for (const filename of unnamed) {
      await privateFiles().wipe(filename)
      removed++
    }
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'files: what nobody names stays until the next tidying' })
  }
  return removed
}

async function listUnnamed(payload: Payload, filenames: readonly string[]): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'files',
    where: { filename: { in: [...filenames] } },
    select: { filename: true },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  })
  const named = new Set(docs.map(({ filename }) => filename))
  return filenames.filter((filename) => !named.has(filename))
}
