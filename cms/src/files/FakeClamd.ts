import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The test signature of the antivirus industry, put together here so that no scanner takes this file away. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Speaks clamd's INSTREAM protocol and knows one signature. */
export class FakeClamd {
  readonly #server: Server
  /** Bytes of the files that were sent. */
  readonly scanned: number[] = []

  constructor({ isMute = false } = {}) {
    this.#server = createServer((socket) => {
      let received = Buffer.alloc(0)
      socket.on('error', () => {})
      socket.on('data', (part: Buffer) => {
        received = Buffer.concat([received, part])
        const file = fileIn(received)
        if (!file) return
        this.scanned.push(file.length)
        if (isMute) socket.destroy()
        else socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
      })
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `tcp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()))
  }
}

const COMMAND = 'zINSTREAM\0'

/** The whole file once its closing zero length has come. */
function fileIn(received: Buffer): Buffer | undefined {
  if (!received.toString('latin1', 0, COMMAND.length).startsWith(COMMAND)) return undefined
  const parts: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    if (at + 4 + length > received.length) return undefined
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
