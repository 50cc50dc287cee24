import { readFileSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { compressWell } from './compress.ts'

// A thread that compresses while everybody else goes first: whoever publishes meanwhile must not share a core with it.
const port = parentPort as NonNullable<typeof parentPort>

giveWay()
port.on('message', (file: string) => port.postMessage(compressWell(readFileSync(file))))

/** Linux gives threads priorities of their own, by the numbers that it has for them. Elsewhere this one is like all others. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch {
    return
  }
}
