import { connect, createServer, type Server, type Socket } from 'node:net'

/** Where a connection is cut: before anything, in the middle of the body, after it, in the middle of the answer. */
export const steps = ['head', 'body', 'end', 'answer'] as const
export type Step = (typeof steps)[number]

interface Cutting {
  server: Server
  cuts: Record<Step, number>
}

const BODY_BYTES = 2 * 1024 * 1024

/** Stands between candidates and the CMS, and cuts every second connection, at each step in turn. */
export function cutNetwork(port: number, target: number): Promise<Cutting> {
  const cuts: Record<Step, number> = { head: 0, body: 0, end: 0, answer: 0 }
  let connections = 0
  const server = createServer((client) => {
    const number = connections++
    const step = number % 2 === 0 ? steps[(number / 2) % steps.length] : undefined
    const cut = (upstream?: Socket) => {
      if (step) cuts[step]++
      client.resetAndDestroy()
      upstream?.resetAndDestroy()
    }
    client.on('error', () => {})
    if (step === 'head') return cut()
    const upstream = connect(target, '127.0.0.1')
    upstream.on('error', () => client.destroy())
    let sent = 0
    client.on('data', (chunk: Buffer) => {
      sent += chunk.length
      upstream.write(chunk)
      if (step === 'body' && sent > BODY_BYTES / 2) cut(upstream)
      // The CMS has everything and works on it; nobody is there to hear the answer.
      else if (step === 'end' && sent > BODY_BYTES) setTimeout(() => cut(upstream), 20)
    })
    upstream.on('data', (chunk: Buffer) => {
      if (step === 'answer') {
        client.write(chunk.subarray(0, 20))
        setTimeout(() => cut(upstream), 5)
      } else client.write(chunk)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.end())
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve({ server, cuts })))
}
