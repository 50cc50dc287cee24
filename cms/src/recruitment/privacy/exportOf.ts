import { privateFiles } from '@/files/store/stores'
import type { Dossier } from './dossier'
import { zipOf } from './zipOf'

// Of other people, or of no meaning outside this system.
const inner = new Set(['idempotencyKey', 'possibleDuplicates', 'otherPeople', 'nameKey', 'token', 'updatedAt', 'by'])

const readable = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) => (inner.has(key) ? undefined : value), 2)

/** Everything about a person as a zip: what is stored as JSON, and the files as they were sent. */
export async function exportOf({ tasks: _tasks, emails: _emails, files, ...dossier }: Dossier): Promise<Buffer> {
  const kept = await Promise.all(
    files.map(async ({ filename, originalName }, place) => {
      const bytes = filename ? await privateFiles().read(filename) : undefined
      const name = (originalName ?? filename ?? 'file').replace(/[/\\\p{Cc}]/gu, '_')
      return bytes ? [{ name: `files/${place + 1}-${name}`, bytes }] : []
    }),
  )
  return zipOf([{ name: 'data.json', bytes: Buffer.from(readable(dossier)) }, ...kept.flat()])
}
