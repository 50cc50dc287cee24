import { ADMIN, type BenchSystem } from './BenchSystem.ts'

import type { Entry } from './operations.ts'

type Body = Record<string, unknown>

const PAGE = 50
const PAGES = 10

/** An editor with an account, who works through the public origin. */
export class Editor {
  readonly #web: string
  readonly #headers: Record<string, string>

  private constructor(web: string, token: string) {
    this.#web = web
    this.#headers = { 'Content-Type': 'application/json', Authorization: `JWT ${token}` }
  }

  static async signIn(system: BenchSystem): Promise<Editor> {
    const response = await fetch(`${system.web}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    })
    const { token } = (await response.json()) as { token?: string }
    if (token === undefined) throw new Error(`The editor could not sign in: ${response.status}.`)
    return new Editor(system.web, token)
  }

  /** Published entries of a collection, from all over it. */
  async list(collection: string): Promise<Entry[]> {
    const query = (page: number) =>
      `/api/${collection}?locale=en&depth=0&limit=${PAGE}&page=${page}&sort=createdAt&where[_status][equals]=published&where[slug][like]=extra-`
    const { totalPages } = (await this.#send('GET', query(1))) as { totalPages: number }
    const count = Math.min(PAGES, totalPages)
    const found: unknown[] = []
    for (let page = 0; page < count; page++) {
      // All at once would leave the CMS with half a gigabyte more.
      const { docs } = await this.#send('GET', query(1 + Math.floor((page * totalPages) / count)))
      found.push(...(docs as unknown[]))
    }
    return found as never
  }

  async read(path: string): Promise<Body> {
    return this.#send('GET', path)
  }

  /** Saves a document; resolves with the answer. */
  async save(method: 'PATCH' | 'POST', path: string, body: Body): Promise<Body> {
    return this.#send(method, path, body)
  }

  async #send(method: string, path: string, body?: Body): Promise<Body> {
    const response = await fetch(`${this.#web}${path}`, {
      method,
      headers: this.#headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Body
    if (!response.ok)
      throw new Error(`${method} ${path} answers ${response.status}: ${JSON.stringify(answer).slice(0, 400)}`)
    return answer
  }
}
