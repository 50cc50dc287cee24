import { createServer, type Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { env } from '@/env'

interface Received {
  path: string
  body: unknown
}

/** Stands where the publisher listens, checks every signature and remembers what it was sent. */
export class FakePublisher {
  readonly received: Received[] = []
  /** What it answers to messages. */
  status = 202
  /** The sentence of an answer that refuses. */
  message = ''
  /** What it answers to questions about it. */
  standing: object = {}
  readonly #server: Server

  constructor() {
    const webhook = new Webhook(env.WEBHOOK_SECRET)
    this.#server = createServer(async (request, response) => {
      if (request.method === 'GET') return response.end(JSON.stringify(this.standing))
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = webhook.verify(Buffer.concat(chunks).toString(), request.headers as Record<string, string>)
      this.received.push({ path: request.url ?? '', body })
      response.writeHead(this.status).end(this.message && JSON.stringify({ success: false, message: this.message }))
    })
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(env.PUBLISHER_PORT, '127.0.0.1', resolve))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
