import { Agent, request } from 'node:http'

export interface Call {
  path: string
  headers: Record<string, string>
  body: string | Buffer
}

export interface Load {
  /** Milliseconds, sorted. */
  latencies: number[]
  errors: Map<string, number>
  seconds: number
}

/** Makes so many calls over so many connections that stay open, each as soon as the one before it is answered. */
export async function load(
  origin: string,
  connections: number,
  calls: number,
  callOf: (number: number) => Call,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const errors = new Map<string, number>()
  const began = performance.now()
  let next = 0
  const one = async () => {
    for (let number = next++; number < calls; number = next++) {
      const start = performance.now()
      const outcome = await send(origin, agent, callOf(number))
      latencies.push(performance.now() - start)
      if (outcome !== '201') errors.set(outcome, (errors.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return { latencies: latencies.sort((a, b) => a - b), errors, seconds: (performance.now() - began) / 1_000 }
}

function send(origin: string, agent: Agent, { body, headers, path }: Call): Promise<string> {
  return new Promise((resolve) => {
    const length = String(Buffer.byteLength(body))
    const call = request(`${origin}${path}`, {
      method: 'POST',
      agent,
      headers: { ...headers, 'Content-Length': length },
    })
    call.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(String(answer.statusCode)))
    })
    call.on('error', (error) => resolve(error.message))
    call.end(body)
  })
}

/** The latency that this part of the calls stayed below. */
export const percentile = ({ latencies }: Load, part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? Number.NaN
