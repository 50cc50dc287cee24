import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands before several instances: each connection goes to the next one that takes it. */
export class Balancer {
  readonly #ports: readonly number[]
  readonly #server: Server
  #next = 0

  constructor(ports: readonly number[]) {
    this.#ports = ports
    this.#server = createServer((client) => {
      client.on('error', () => client.destroy())
      this.#lead(client, this.#next++, this.#ports.length)
    })
  }

  start(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  stop(): void {
    this.#server.close()
  }

  #lead(client: Socket, turn: number, attempts: number): void {
    if (attempts === 0) return void client.destroy()
    const instance = connect(this.#ports[turn % this.#ports.length] as number, '127.0.0.1')
    let isTaken = false
    instance.once('connect', () => {
      isTaken = true
      client.pipe(instance).pipe(client)
    })
    instance.on('error', () => {
      if (isTaken) client.destroy()
      else this.#lead(client, turn + 1, attempts - 1)
    })
    instance.on('close', () => isTaken && client.destroy())
    client.on('close', () => instance.destroy())
  }
}
