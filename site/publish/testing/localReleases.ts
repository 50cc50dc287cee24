import { join } from 'node:path'
import { SECOND } from '@diwan/shared/lib/time'
import { openMirror } from '../mirror/openMirror.ts'
import { BlobStore } from '../swap/BlobStore.ts'
import { ReleaseHistory } from '../swap/ReleaseHistory.ts'

export type Files = Record<string, string>

/** Releases as a publisher leaves them in a folder, made of nothing but their files. */
export function localReleases(folder: string) {
  const database = openMirror(join(folder, 'publish/mirror.sqlite'))
  const history = new ReleaseHistory(database)
  const blobs = new BlobStore(join(folder, 'publish/blobs'))
  let before: Files = {}
  return {
    history,
    blobs,
    /** Makes a release with these files and no others live; its `builds/latest.json` comes by itself. */
    release(files: Files): Files {
      const number = history.nextNumber()
      const id = `r${number}`
      const all: Files = { ...files, 'builds/latest.json': JSON.stringify({ id }) }
      const changes = [...new Set([...Object.keys(before), ...Object.keys(all)])]
        .filter((path) => before[path] !== all[path])
        .map((path) => ({ path, blob: all[path] === undefined ? null : blobs.put(Buffer.from(all[path])) }))
      const startedAt = '2026-01-01T00:00:00.000Z'
      const row = { number, id, code: 'code', timestamp: number, startedAt, pages: 1, changes: [], outbox: [] }
      history.prepare({ ...row, rollbackOf: null }, changes)
      history.markLive(number, new Date(Date.parse(startedAt) + number * SECOND).toISOString(), SECOND)
      before = all
      return all
    },
    close: () => database.close(),
  }
}

export type LocalReleases = ReturnType<typeof localReleases>
