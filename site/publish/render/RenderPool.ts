import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { problemOf } from '@diwan/shared/messages/problems'
import { growHeapBy } from '../growHeapBy.ts'
import type { Target } from '../renderer/Renderer.ts'
import type { KnownMarkup } from '../trace/SharedMarkups.ts'
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

interface PoolOptions extends PoolSettings {
  /** Megabytes that a thread may use: `threadHeapFor` the site. */
  heapMb: number
}

/**
 * What another thread tells of a target that it rendered. It names no target: whoever asked has it, and a copy of its texts would fill the
 * memory of whoever holds on to them. Queries and shared markup come once, with the first page that has them.
 */
export interface PoolAnswer extends Omit<RenderedPage, 'trace'> {
  keys: string[]
  queries: StoredQuery[]
  /** Names of its shared markup. */
  shared: string[]
  markups: KnownMarkup[]
  /** The HTML, of the first page of a route. */
  sample: string | null
}

/** A page that another thread rendered. */
export interface PoolPage extends PoolAnswer {
  target: Target
}

// More threads than this wait for the one that writes things down.
const MAX_THREADS = 4
const TARGETS_AT_ONCE = 40
// A thread that renders holds some 90 MB, and for each document 1.4 KB of indexes: 1,779 documents passed with 80 MB, 100,000 with 256
// and not with 190. What it has above that is garbage; a limit below it would end every release of the whole site.
const BASE_MB = 128
const MB_PER_DOCUMENT = 0.0025
// Up to 50,000 documents there is room for more: the closer a heap comes to its limit, the more often it is collected.
const ROOMY_MB = 256
const YOUNG_MB = 32
// V8 lets a heap of this size grow by half of what lives, and then marks all of that again.
const ROOMY_GROWTH = 80

/** The targets of a route, and the queries that decided which they are. */
export interface PoolTargets {
  targets: Target[]
  keys: string[]
  queries: StoredQuery[]
  /** Why a document keeps the route from listing them. */
  failure: string | null
}

/** What a thread is asked: for a route's targets, or to render some. */
export type PoolQuestion = { route: string } | { targets: Target[] }

/** Megabytes that a thread may use to render a site of so many documents. */
export const threadHeapFor = (documents: number): number =>
  Math.max(ROOMY_MB, Math.ceil(BASE_MB + documents * MB_PER_DOCUMENT))

/** Threads that list and render on all cores. Nothing of it is written down but the contents, which are named after themselves. */
export class RenderPool {
  readonly #threads: Thread[]

  constructor({ heapMb, ...settings }: PoolOptions) {
    // Of the whole process, so until the threads have ended.
    if (heapMb === ROOMY_MB) growHeapBy(ROOMY_GROWTH)
    const count = Math.min(MAX_THREADS, availableParallelism())
    this.#threads = Array.from({ length: count }, () => new Thread(settings, heapMb))
  }

  /** Asks routes for their targets; the answers come in the order of the routes. */
  async *targetsOf(routes: string[]): AsyncGenerator<[route: string, PoolTargets]> {
    const answers = new Map<string, PoolTargets>()
    const questions = routes.map((route) => ({ route }))
    let next = 0
    for await (const [{ route }, answer] of this.#askAll<{ route: string }, PoolTargets>(questions.values())) {
      // Each copy of a text that came from another thread takes room of its own.
      const targets = answer.targets.map(({ file, pathname }) => ({ file, route, pathname }))
      answers.set(route, { ...answer, targets })
      for (; next < routes.length; next++) {
        const found = answers.get(routes[next] as string)
        if (found === undefined) break
        yield [routes[next] as string, found]
      }
    }
  }

  /** Renders targets; their pages come some at a time, in any order. */
  async *render(targets: Target[]): AsyncGenerator<PoolPage[]> {
    for await (const [asked, pages] of this.#askAll<{ targets: Target[] }, PoolAnswer[]>(chunksOf(targets)))
      yield pages.map((page, position) => ({ ...page, target: asked.targets[position] as Target }))
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()))
    growHeapBy(null)
  }

  /** Gives each thread the next question as soon as it has answered one. */
  async *#askAll<Q extends PoolQuestion, A>(questions: Iterator<Q, undefined>): AsyncGenerator<[Q, A]> {
    const running = new Map<Thread, Promise<{ thread: Thread; question: Q; answer: A }>>()
    const goOn = (thread: Thread) => {
      running.delete(thread)
      const { value: question, done } = questions.next()
      if (done === true) return
      running.set(
        thread,
        thread.ask<A>(question).then((answer) => ({ thread, question, answer })),
      )
    }
    try {
      for (const thread of this.#threads) goOn(thread)
      while (running.size > 0) {
        const { thread, question, answer } = await Promise.race(running.values())
        goOn(thread)
        yield [question, answer]
      }
    } finally {
      for (const answer of running.values()) answer.catch(() => {})
    }
  }
}

/** What an editor reads of it: no document is to blame. */
function outOfMemory(mb: number): Error {
  return new Error(problemOf('outOfMemory', { size: mb }))
}

function* chunksOf(targets: Target[]): Generator<{ targets: Target[] }, undefined> {
  for (let position = 0; position < targets.length; position += TARGETS_AT_ONCE)
    yield { targets: targets.slice(position, position + TARGETS_AT_ONCE) }
}

class Thread {
  readonly #worker: Worker
  #waiting: PromiseWithResolvers<unknown> | null = null
  #failure: Error | null = null

  constructor(workerData: PoolSettings, maxOldGenerationSizeMb: number) {
    const execArgv = ['--disable-warning=ExperimentalWarning']
    this.#worker = new Worker(new URL('renderWorker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: YOUNG_MB },
      execArgv,
    })
    this.#worker.on('message', (message: { answer: unknown } | { error: Error }) => {
      if ('answer' in message) this.#waiting?.resolve(message.answer)
      else this.#fail(message.error)
    })
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory(maxOldGenerationSizeMb) : error),
    )
    this.#worker.on('exit', (code) =>
      this.#fail(new Error(`A thread that renders pages ended by itself, with ${code}.`)),
    )
  }

  ask<A>(question: PoolQuestion): Promise<A> {
    if (this.#failure !== null) return Promise.reject(this.#failure)
    this.#waiting = Promise.withResolvers()
    this.#worker.postMessage(question)
    return this.#waiting.promise as Promise<A>
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#waiting?.reject(this.#failure)
  }
}
