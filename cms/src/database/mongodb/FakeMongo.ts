import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { BSON } from 'mongodb'

const HEADER_BYTES = 16
const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013

const standalone = {
  ok: 1,
  helloOk: true,
  isWritablePrimary: true,
  ismaster: true,
  minWireVersion: 0,
  maxWireVersion: 21,
}

const stranger = { ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' }
const isSignIn = (message: Buffer) => message.includes('saslStart\0')

/** Answers every command as a MongoDB server would answer `hello`, standalone unless told more. It knows no users. */
export class FakeMongo {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  constructor(hello: object = {}) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('data', (message) =>
        socket.write(answerTo(message, isSignIn(message) ? stranger : { ...standalone, ...hello })),
      )
    })
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

function answerTo(message: Buffer, hello: object): Buffer {
  const isQuery = message.readInt32LE(12) === OP_QUERY
  const body = BSON.serialize(hello)
  // OP_REPLY: flags, cursor, offset, one document. OP_MSG: flags, then one section of kind 0.
  const preamble = Buffer.alloc(isQuery ? 20 : 5)
  if (isQuery) preamble.writeInt32LE(1, 16)
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeInt32LE(HEADER_BYTES + preamble.length + body.length, 0)
  header.writeInt32LE(message.readInt32LE(4), 8)
  header.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12)
  return Buffer.concat([header, preamble, body])
}
