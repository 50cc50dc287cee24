import { createServer, type Server } from 'node:net'

/** A mail server that takes everything and remembers who it was for. */
export class MailServer {
  readonly received: { to: string }[] = []
  readonly #server: Server

  constructor() {
    this.#server = createServer((socket) => {
      let to = ''
      let isContent = false
      let text = ''
      socket.on('error', () => {})
      socket.write('220 ready\r\n')
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
          const line = text.slice(0, end)
          text = text.slice(end + 2)
          if (isContent) {
            if (line !== '.') continue
            isContent = false
            this.received.push({ to })
            socket.write('250 taken\r\n')
            continue
          }
          const command = line.slice(0, 4).toUpperCase()
          if (command === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
          isContent = command === 'DATA'
          socket.write(isContent ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
          if (command === 'QUIT') socket.end()
        }
      })
    })
  }

  start(port: number): Promise<this> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', () => resolve(this)))
  }

  stop(): void {
    this.#server.close()
  }
}
