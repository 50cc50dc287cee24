import { connect } from 'node:net'
import { SECOND } from '@diwan/shared/lib/time'
import { env } from '@/env'

const PATIENCE = 30 * SECOND
const CHUNK_BYTES = 64 * 1024

/** What a virus scanner says of a file: nothing in it, something in it, or no answer, which lets nothing through. */
export type Finding = 'clean' | 'infected' | 'unknown'

/** Asks the scanner at CLAMD (clamd's INSTREAM protocol). Without one every file counts as clean. */
export async function scanFile(bytes: Buffer, address = env.CLAMD): Promise<Finding> {
  if (!address) return 'clean'
  try {
    const answer = await ask(address, bytes)
    if (/: OK\0?\s*$/.test(answer)) return 'clean'
    return / FOUND\0?\s*$/.test(answer) ? 'infected' : 'unknown'
  } catch {
    return 'unknown'
  }
}

function ask(address: string, bytes: Buffer): Promise<string> {
  const url = new URL(address)
  const socket = url.protocol === 'unix:' ? connect(url.pathname) : connect(Number(url.port), url.hostname)
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('clamd does not answer')))
    socket.on('error', reject)
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('close', () => resolve(answer))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    // Left open for the answer: clamd closes.
    socket.write(lengthOf(0))
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
