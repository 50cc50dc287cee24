import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { must, until } from '../publish/until.ts'
import type { Fleet } from './Fleet.ts'

export const MARKER = /Fleet edition \d+/
const PAUSE = 1_500
const LIVE_WITHIN = 180_000

/** Somebody who publishes the newest article again and again, each time under another title. */
export class Editor {
  publishes = 0
  /** Id of the last call that published. */
  lastRequest = ''
  readonly faults: string[] = []
  paths: string[] = []
  readonly #fleet: Fleet
  #article = { id: '', slug: '' }
  #isEnding = false
  #running: Promise<void> | null = null

  constructor(fleet: Fleet) {
    this.#fleet = fleet
  }

  get title(): string {
    return `Fleet edition ${this.publishes}`
  }

  /** Publishes once, and finds the pages that show it. */
  async begin(): Promise<void> {
    const query = 'limit=1&depth=0&locale=en&sort=-publishedAt&where[_status][equals]=published'
    const { data } = await this.#fleet.callUntilAnswered('GET', `/api/blogs?${query}`)
    const [article] = (data.docs ?? []) as { id: string; slug: string }[]
    must(article !== undefined, 'There is no published article.')
    this.#article = article
    await this.publish()
    await this.isLive()
    const candidates = ['/', '/articles', `/blog/${article.slug}`, '/articles/rss.xml']
    const pages = await Promise.all(candidates.map((path) => this.#shown(path)))
    this.paths = candidates.filter((_, at) => MARKER.test(pages[at] ?? ''))
    must(this.paths.length >= 2, `Only ${this.paths.join(', ')} show the article.`)
  }

  start(): void {
    this.#running = (async () => {
      while (!this.#isEnding) {
        await this.publish().catch((error: unknown) => this.faults.push(String(error)))
        await wait(PAUSE * (0.5 + Math.random()))
      }
    })()
  }

  async stop(): Promise<void> {
    this.#isEnding = true
    await this.#running
  }

  /** Saves until it is answered; the same title twice is the same edition. */
  async publish(): Promise<void> {
    this.publishes += 1
    this.lastRequest = randomUUID()
    const answer = await this.#fleet.callUntilAnswered(
      'PATCH',
      `/api/blogs/${this.#article.id}?locale=en&depth=0`,
      { title: this.title, _status: 'published' },
      { 'X-Request-Id': this.lastRequest },
    )
    must(answer.status === 200, `An editor got ${answer.status}: ${JSON.stringify(answer.data).slice(0, 200)}`)
  }

  /** Waits until the target shows the newest edition, and answers how long that took. */
  isLive(): Promise<number> {
    const shows = async () => MARKER.exec(await this.#shown(`/blog/${this.#article.slug}`))?.[0] === this.title
    return until(`${this.title} is live in the target`, LIVE_WITHIN, shows, 250)
  }

  async #shown(path: string): Promise<string> {
    return (await fetch(`${this.#fleet.shown}${path}`)).text()
  }
}
