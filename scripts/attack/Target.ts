import { Agent, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

const PATIENCE = 60_000
const agent = new Agent({ keepAlive: true })

/** The system under attack, on this machine only. */
export class Target {
  readonly origin: string
  readonly faults: string[] = []
  requests = 0
  #token = ''
  #sender = 0

  constructor(origin: string) {
    const { hostname, protocol } = new URL(origin)
    if (protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(hostname))
      throw new Error(`${origin} is not on this machine: attack what you run yourself, on http://localhost.`)
    this.origin = origin
  }

  /** Sends one request. A refusal is what is hoped for; an answer >= 500 (but "come back later") and a leak are faults. */
  async send(what: string, path: string, init: RequestInit & { asAdmin?: boolean } = {}): Promise<Answer> {
    this.requests++
    const { asAdmin, headers, ...rest } = init
    const answer = await this.#answerTo(path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'X-Forwarded-For': this.#nextSender(),
        ...(asAdmin ? { Authorization: `Bearer ${this.#token}` } : {}),
        ...headers,
      },
      ...rest,
    }).catch((error: unknown): Answer => {
      this.fault(`${what}: no answer (${String(error)}) for ${path.slice(0, 200)}`)
      return { status: 0, text: '', headers: new Headers() }
    })
    this.#judge(what, path, answer)
    return answer
  }

  post(what: string, path: string, body: unknown, init: RequestInit & { asAdmin?: boolean } = {}): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', ...(init.headers as Record<string, string>) }
    return this.send(what, path, {
      method: 'POST',
      ...init,
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  /** Sends JSON, or asks for a page, over connections that stay open: what is measured should be the system, not the attack. */
  async sendLean(what: string, path: string, body?: unknown): Promise<Answer> {
    this.requests++
    const headers = { 'X-Forwarded-For': this.#nextSender(), 'Content-Type': 'application/json' }
    const answer = await new Promise<Answer>((resolve, reject) => {
      const call = request(`${this.origin}${path}`, {
        method: body ? 'POST' : 'GET',
        agent,
        headers,
        timeout: PATIENCE,
      })
      call.on('response', (response) => {
        const status = response.statusCode ?? 0
        const given = new Headers()
        for (const [name, value] of Object.entries(response.headers)) given.set(name, String(value))
        textOf(response).then((text) => resolve({ headers: given, status, text }), reject)
      })
      call.on('error', reject)
      call.on('timeout', () => call.destroy(new Error('nothing came for a minute')))
      call.end(body && JSON.stringify(body))
    })
    this.#judge(what, path, answer)
    return answer
  }

  async signIn(email: string, password: string): Promise<string> {
    const { status, text } = await this.post('sign-in', '/api/users/login', { email, password })
    if (!text.startsWith('{'))
      throw new Error(`${this.origin} does not answer (${status}). Start the system first: npm start.`)
    const { token } = JSON.parse(text) as { token?: string }
    if (!token)
      throw new Error(`Nobody signs in as ${email}. Set ATTACK_EMAIL and ATTACK_PASSWORD to an administrator's.`)
    return (this.#token = token)
  }

  /** Notes what did not hold, and says the first of each kind at once: a whole attack takes long. */
  fault(text: string): void {
    const fault = text.replace(/\p{Cc}/gu, '·')
    const kind = kindOf(fault)
    if (!this.faults.some((each) => kindOf(each) === kind)) console.log(`✗ ${fault.slice(0, 400)}`)
    this.faults.push(fault)
  }

  /** Each from an address of its own, where a trusted proxy is said to stand in front. */
  #nextSender(): string {
    const n = this.#sender++
    return `198.18.${(n >> 8) & 255}.${n & 255}`
  }

  async #answerTo(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.origin}${path}`, init)
    return { headers: response.headers, status: response.status, text: await response.text() }
  }

  #judge(what: string, path: string, { headers, status, text }: Answer): void {
    const where = `${what} ${JSON.stringify(path.slice(0, 160))}`
    if (status >= 500 && !(status === 503 && headers.has('Retry-After')))
      this.fault(`${where}: ${status} ${text.slice(0, 120)}`)
    const leak = LEAKS.find((pattern) => pattern.test(text))
    if (leak) this.fault(`${where}: the answer shows ${leak.exec(text)?.[0].slice(0, 80)}`)
    if (headers.has('X-Injected')) this.fault(`${where}: a header was injected`)
    const location = headers.get('Location')
    if (location && new URL(location, this.origin).origin !== this.origin)
      this.fault(`${where}: redirects to ${location}`)
  }
}

/** A fault without the words that were sent. */
export const kindOf = (fault: string) => fault.replace(/"[^]*?"/g, '…').slice(0, 90)

export interface Answer {
  status: number
  text: string
  headers: Headers
}

// What only the inside knows: stack traces, paths, queries, other people's files.
const LEAKS = [
  /\n\s+at [\w.<>]+ \(?(?:file:|node:|\/)/,
  /node_modules\/[\w@]/,
  /SQLITE_[A-Z]+/,
  /MongoServerError/,
  /Failed query:/,
  /root:x:0:0/,
  /"PAYLOAD_SECRET"/,
  /PRETTY_NAME=/,
]

/** Runs the work for every item, a few at a time. */
export async function each<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<unknown>,
  atOnce = 6,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index)
    }),
  )
}
