import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { filesFolder } from './filesFolder'
import { removeUnnamed } from './removeUnnamed'
import type { SentFile } from './SentFile'

/** Writes files to disk before the transaction that names them. What it returns removes those that no record names. */
export async function keepFiles(payload: Payload, files: readonly SentFile[]): Promise<() => Promise<unknown>> {
  // By what the database says and not by how the attempt ended: the answer to a commit can be lost.
  const undo = () =>
    removeUnnamed(
      payload,
      files.map(({ filename }) => filename),
    )
  try {
    await mkdir(filesFolder(), { recursive: true })
    for (const file of files) await keep(file)
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}

async function keep({ bytes, filename }: SentFile): Promise<void> {
  const file = await open(join(filesFolder(), filename), 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    // The record must not be safer than the file it names.
    await file.sync()
  } finally {
    await file.close()
  }
}
