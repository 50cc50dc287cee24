import { createServer } from 'node:net'

const LAST_PORT = 65_535

/** The first port from which on so many in a row are free, looked for in steps of that many. */
export async function firstFreePort(from: number, count: number): Promise<number> {
  for (let first = from; first + count - 1 <= LAST_PORT; first += count) {
    if ((await firstTaken(first, count)) === null) return first
  }
  throw new Error(
    `No ${count} ports in a row are free from ${from} on. Stop what uses them, or choose others with --port.`,
  )
}

/** @throws Error that names the first port of these that something else uses */
export async function mustBeFree(first: number, count: number): Promise<void> {
  const taken = await firstTaken(first, count)
  if (taken !== null)
    throw new Error(`Port ${taken} is in use. Stop the program that uses it, or choose other ports with --port.`)
}

async function firstTaken(first: number, count: number): Promise<number | null> {
  for (let port = first; port < first + count; port++) if (!(await isFree(port))) return port
  return null
}

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done(true)))
  })
