import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client'
import { openClient } from './openClient'

const PRAGMAS = [
  'journal_mode=WAL',
  'journal_size_limit=67108864',
  'synchronous=FULL',
  'foreign_keys=ON',
  // What is deleted is overwritten: personal data must not outlive its row in a free page.
  'secure_delete=ON',
]
const RETRY_PAUSE = 50

/** A connection that replaces itself after an error that leaves libsql's own one unusable. */
export class Connection {
  readonly #url: string
  #client: Client | undefined
  #opening: Promise<Client> | undefined

  constructor(url: string) {
    this.#url = url
  }

  async open(): Promise<Client> {
    if (this.#client) return this.#client
    this.#opening ??= connect(this.#url).finally(() => (this.#opening = undefined))
    return (this.#client = await this.#opening)
  }

  async run(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const client = await this.open()
    return args === undefined || typeof statement !== 'string'
      ? client.execute(statement)
      : client.execute({ sql: statement, args })
  }

  /** Runs a statement that another process may be in the way of, without blocking this one's event loop. */
  async runPatiently(statement: InStatement, patienceMs: number, args?: InArgs): Promise<ResultSet> {
    const giveUpAt = Date.now() + patienceMs
    for (;;) {
      try {
        return await this.run(statement, args)
      } catch (error) {
        if (!isBusy(error)) throw error
        // libsql does not reset a statement that met SQLITE_BUSY: that connection never writes again.
        await this.renew()
        if (Date.now() > giveUpAt) throw error
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE))
      }
    }
  }

  async renew(): Promise<void> {
    this.close()
    await this.open()
  }

  close(): void {
    const client = this.#client
    this.#client = undefined
    try {
      client?.close()
    } catch {
      // A connection in a bad state may refuse to close; it is dropped either way.
    }
  }
}

async function connect(url: string): Promise<Client> {
  const client = openClient(url)
  for (const pragma of PRAGMAS) await client.execute(`PRAGMA ${pragma}`)
  return client
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /BUSY|LOCKED/.test(error.code)
