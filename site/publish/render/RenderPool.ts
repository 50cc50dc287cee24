import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
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

/** A page that another thread rendered. Queries and shared markup come once, with the first page that has them. */
export interface PoolPage extends Omit<RenderedPage, 'trace'> {
  keys: string[]
  queries: StoredQuery[]
  /** Names of its shared markup. */
  shared: string[]
  markups: KnownMarkup[]
  /** The HTML, of the first page of a route. */
  sample: string | null
}

// More threads than this wait for the one that writes things down.
const MAX_THREADS = 4
const TARGETS_AT_ONCE = 40
// The threads' answers that are known again are few: what grows beyond this is garbage.
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

/** The targets of a route, and the queries that decided which they are. */
export interface PoolTargets {
  targets: Target[]
  keys: string[]
  queries: StoredQuery[]
}

/** What a thread is asked: for a route's targets, or to render some. */
export type PoolQuestion = { route: string } | { targets: Target[] }

/** Threads that list and render on all cores. Nothing of it is written down but the contents, which are named after themselves. */
export class RenderPool {
  readonly #threads: Thread[]

  constructor(settings: PoolSettings) {
    const count = Math.min(MAX_THREADS, availableParallelism())
    this.#threads = Array.from({ length: count }, () => new Thread(settings))
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
    for await (const [, pages] of this.#askAll<{ targets: Target[] }, PoolPage[]>(chunksOf(targets))) yield pages
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()))
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

function* chunksOf(targets: Target[]): Generator<{ targets: Target[] }, undefined> {
  for (let position = 0; position < targets.length; position += TARGETS_AT_ONCE)
    yield { targets: targets.slice(position, position + TARGETS_AT_ONCE) }
}

class Thread {
  readonly #worker: Worker
  #waiting: PromiseWithResolvers<unknown> | null = null
  #failure: Error | null = null

  constructor(workerData: PoolSettings) {
    const execArgv = ['--disable-warning=ExperimentalWarning']
    this.#worker = new Worker(new URL('renderWorker.ts', import.meta.url), {
      workerData,
      resourceLimits: LIMITS,
      execArgv,
    })
    this.#worker.on('message', (message: { answer: unknown } | { error: Error }) => {
      if ('answer' in message) this.#waiting?.resolve(message.answer)
      else this.#fail(message.error)
    })
    this.#worker.on('error', (error: Error) => this.#fail(error))
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
