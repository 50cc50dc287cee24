import { setTimeout } from 'node:timers/promises'

interface Options {
  /** The web server's origin. */
  origin: string
  /** Pages that all show the same marker in one release. */
  paths: string[]
  /** Finds the marker in a page. */
  marker: RegExp
  /** Milliseconds between the beginnings of two rounds; none: as fast as it goes. */
  pause?: number
}

/**
 * A visitor who reads the same pages again and again. A round between two equal answers of `/builds/latest.json` lies inside one
 * release, so its pages must show one marker, the one that this release had whenever it was read.
 */
export class Reader {
  readonly #options: Options
  readonly #markers = new Map<string, string>()
  readonly mixed: string[] = []
  readonly errors: string[] = []
  /** The markers in the order in which they came. */
  readonly shown: string[] = []
  /** Rounds that lay inside one release. */
  rounds = 0
  /** Rounds in which the release changed. */
  turned = 0
  requests = 0
  #isEnding = false
  #running: Promise<void> | null = null

  constructor(options: Options) {
    this.#options = options
  }

  get releases(): number {
    return this.#markers.size
  }

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#isEnding = true
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#isEnding) {
      const begun = performance.now()
      await this.round()
      const rest = (this.#options.pause ?? 0) - (performance.now() - begun)
      await setTimeout(Math.max(0, rest))
    }
  }

  async round(): Promise<void> {
    try {
      const before = await this.#release()
      const markers = await Promise.all(this.#options.paths.map((path) => this.#markerOf(path)))
      const after = await this.#release()
      if (before !== after) {
        this.turned += 1
        return
      }
      this.rounds += 1
      const known = this.#markers.get(before) ?? (markers[0] as string)
      this.#markers.set(before, known)
      if (this.shown.at(-1) !== known) this.shown.push(known)
      const other = markers.findIndex((marker) => marker !== known)
      if (other >= 0) this.mixed.push(`${before}: ${this.#options.paths[other]} shows ${markers[other]}, not ${known}`)
    } catch (error) {
      this.errors.push(error instanceof Error ? error.message : String(error))
    }
  }

  async #release(): Promise<string> {
    return (JSON.parse(await this.#get('/builds/latest.json')) as { id: string }).id
  }

  async #markerOf(path: string): Promise<string> {
    const text = await this.#get(path)
    const marker = this.#options.marker.exec(text)?.[0]
    if (marker === undefined) throw new Error(`${path} has no marker`)
    return marker
  }

  async #get(path: string): Promise<string> {
    this.requests += 1
    const answer = await fetch(`${this.#options.origin}${path}`, { signal: AbortSignal.timeout(10_000) })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
    return text
  }
}
