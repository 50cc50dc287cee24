import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE } from '@diwan/shared/lib/time'

interface Size {
  bytes: number
  pages: number
}

// A release of 10,000 pages takes a moment to add up, and somebody may publish all the time.
const KEPT_FOR = MINUTE

/** Adds up the files of the live release, once for each and at most once a minute. */
export function sizeOfRelease(link: string): (id: string) => Promise<Size> {
  let known: { id: string; at: number; size: Size } | null = null
  return async (id) => {
    const isKnown = known !== null && (known.id === id || Date.now() - known.at < KEPT_FOR)
    if (known === null || !isKnown) known = { id, at: Date.now(), size: await measure(link) }
    return known.size
  }
}

async function measure(link: string): Promise<Size> {
  const size = { bytes: 0, pages: 0 }
  const root = await realpath(link).catch(() => null)
  if (root === null) return size
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    // A file may go while its release is brought up to date.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null)
    size.bytes += found?.size ?? 0
    if (entry.name.endsWith('.html')) size.pages += 1
  }
  return size
}
