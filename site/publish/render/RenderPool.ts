import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Target } from '../renderer/Renderer.ts'
import type { StoredQuery } from '../trace/storedQuery.ts'
import type { RenderedPage } from './renderPage.ts'

/** What a thread needs to render as this process would. */
export interface PoolSettings {
  /** Folder of the code release. */
  bundle: string
  mirrorFile: string
  blobs: string
  siteUrl: string
  /** The store's present, in milliseconds. */
  now: number
}

/** A page that another thread rendered. Its queries come once, with the first page that asked them. */
export interface PoolPage extends Omit<RenderedPage, 'trace'> {
  keys: string[]
  queries: StoredQuery[]
  /** The HTML, of the first page of a route. */
  sample: string | null
}

// More threads than this wait for the one that writes things down.
const MAX_THREADS = 4
const TARGETS_AT_ONCE = 40
// The threads' answers that are known again are few: what grows beyond this is garbage.
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

/** Renders many targets on all cores. Nothing of it is written down but the contents, which are named after themselves. */
export async function* renderOnThreads(settings: PoolSettings, targets: Target[]): AsyncGenerator<PoolPage[]> {
  const count = Math.min(MAX_THREADS, availableParallelism())
  const threads = Array.from({ length: count }, () => new Thread(settings))
  const running = new Map<Thread, Promise<{ thread: Thread; pages: PoolPage[] }>>()
  let position = 0
  const goOn = (thread: Thread) => {
    running.delete(thread)
    if (position >= targets.length) return
    const some = targets.slice(position, (position += TARGETS_AT_ONCE))
    running.set(
      thread,
      thread.render(some).then((pages) => ({ thread, pages })),
    )
  }
  try {
    for (const thread of threads) goOn(thread)
    while (running.size > 0) {
      const { thread, pages } = await Promise.race(running.values())
      goOn(thread)
      yield pages
    }
  } finally {
    for (const answer of running.values()) answer.catch(() => {})
    await Promise.all(threads.map((thread) => thread.end()))
  }
}

class Thread {
  readonly #worker: Worker
  #waiting: PromiseWithResolvers<PoolPage[]> | null = null
  #failure: Error | null = null

  constructor(workerData: PoolSettings) {
    const execArgv = ['--disable-warning=ExperimentalWarning']
    this.#worker = new Worker(new URL('renderWorker.ts', import.meta.url), {
      workerData,
      resourceLimits: LIMITS,
      execArgv,
    })
    this.#worker.on('message', (answer: { pages: PoolPage[] } | { error: string }) => {
      if ('pages' in answer) this.#waiting?.resolve(answer.pages)
      else this.#fail(new Error(answer.error))
    })
    this.#worker.on('error', (error: Error) => this.#fail(error))
    this.#worker.on('exit', (code) =>
      this.#fail(new Error(`A thread that renders pages ended by itself, with ${code}.`)),
    )
  }

  render(targets: Target[]): Promise<PoolPage[]> {
    if (this.#failure !== null) return Promise.reject(this.#failure)
    this.#waiting = Promise.withResolvers()
    this.#worker.postMessage(targets)
    return this.#waiting.promise
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#waiting?.reject(this.#failure)
  }
}
