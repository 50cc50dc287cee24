import { readFileSync, statfsSync } from 'node:fs'

// What the kernel calls a file system in memory (statfs(2), TMPFS_MAGIC).
const TMPFS = 0x01021994
const KB = 1_024
const GB = KB ** 3
/** A document with its pages, their compressed forms and its part of the mirror, in bytes. */
const DOCUMENT = 200 * KB
// For the publisher, the web server and this process.
const PROCESSES = 4 * GB

/** Bytes that a folder can take. In memory, what a folder takes is taken from the processes. */
export function roomIn(folder: string): number {
  const { type, bavail, bsize } = statfsSync(folder)
  if (type !== TMPFS) return bavail * bsize
  const available = /MemAvailable:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
  return Math.min(bavail * bsize, Number(available) * KB - PROCESSES)
}

/** What to say when a site of this size has no room; `null` when it has. */
export function lackOfRoom(documents: number, folder: string, room: number): string | null {
  const wanted = documents * DOCUMENT
  if (wanted <= room) return null
  const inGb = (bytes: number) => (Math.max(0, bytes) / GB).toFixed(1)
  return `A site of ${documents} documents takes ${inGb(wanted)} GB and ${folder} has room for ${inGb(room)} GB: name another place with --folder.`
}
