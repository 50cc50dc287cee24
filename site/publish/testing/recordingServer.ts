import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server on loopback that remembers what it was sent and answers as told. */
export async function recordingServer(answerTo: (received: Received) => { status: number; body?: string }) {
  const received: Received[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const { method = '', url: path = '', headers } = req
      const message = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') }
      received.push(message)
      const { status, body = '{}' } = answerTo(message)
      res.writeHead(status).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
