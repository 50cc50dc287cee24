import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Full renders in processes that have never rendered before. The next process gets ready while there is nothing to render. */
export class FreshRender {
  readonly #bundle: string
  readonly #siteUrl: string
  /** What V8 made of the code: the same for each process, and a quarter of what one costs. */
  readonly #compiled = mkdtempSync(join(tmpdir(), 'fresh-compiled-'))
  #next: ChildProcess | null

  constructor(bundle: string, siteUrl: string) {
    this.#bundle = bundle
    this.#siteUrl = siteUrl
    this.#next = this.#fork()
  }

  /** SHA-256 of every file that the documents of a mirror make at an instant, by path. */
  async files(database: DatabaseSync, blobs: string, now: number): Promise<Map<string, string>> {
    const dataDir = mkdtempSync(join(tmpdir(), 'fresh-render-'))
    mkdirSync(join(dataDir, 'publish'))
    try {
      database.exec(`VACUUM INTO '${join(dataDir, 'publish/mirror.sqlite').replaceAll("'", "''")}'`)
      const child = this.#next ?? this.#fork()
      this.#next = this.#fork()
      const answer = await new Promise<{ files?: Record<string, string>; error?: string }>((resolve, reject) => {
        child.once('message', resolve)
        child.once('exit', (code) => reject(new Error(`The fresh process ended with ${code}.`)))
        child.send({ dataDir, blobs, now })
      })
      if (answer.files === undefined) throw new Error(`A full render fails: ${answer.error}`)
      return new Map(Object.entries(answer.files))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }

  end(): void {
    this.#next?.kill()
    // The last process may still leave something there while it ends.
    rmSync(this.#compiled, { recursive: true, force: true, maxRetries: 5 })
  }

  #fork(): ChildProcess {
    return fork(join(import.meta.dirname, 'renderFresh.ts'), [this.#bundle, this.#siteUrl], {
      env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: this.#compiled },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
  }
}
