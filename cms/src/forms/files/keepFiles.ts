import type { Payload } from 'payload'
import { privateFiles } from '@/files/store/stores'
import { removeUnnamed } from './removeUnnamed'
import type { SentFile } from './SentFile'

/** Stores files before the transaction that names them. What it returns removes those that no record names. */
export async function keepFiles(payload: Payload, files: readonly SentFile[]): Promise<() => Promise<unknown>> {
  // By what the database says and not by how the attempt ended: the answer to a commit can be lost.
  const undo = () =>
    removeUnnamed(
      payload,
      files.map(({ filename }) => filename),
    )
  try {
    for (const { bytes, filename, mimeType } of files) await privateFiles().put(filename, bytes, mimeType)
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}
