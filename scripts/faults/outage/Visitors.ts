import { createHash } from 'node:crypto'

const AT_ONCE = 4
const ANSWER_WITHIN = 10_000

/** Visitors who walk through all pages, and the data that pages fetch, in the time that they are given. */
export class Visitors {
  readonly #origin: string
  readonly faults: string[] = []
  visits = 0
  slowest = 0
  paths: string[] = []

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Finds every page by the site's own map, and what else a browser asks for. */
  async lookAround(): Promise<void> {
    const listed = async (path: string) => {
      const text = await (await fetch(`${this.#origin}${path}`)).text()
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    }
    const maps = await listed('/sitemap.xml')
    const pages = [...maps, ...(await Promise.all(maps.filter((path) => path.endsWith('.xml')).map(listed))).flat()]
    this.paths = [
      ...new Set(pages.filter((path) => !path.endsWith('.xml'))),
      '/builds/latest.json',
      '/blogs/menu-blogs',
      '/ar/blogs/menu-blogs',
      '/sitemap.xml',
      '/articles/rss.xml',
      '/_payload.json',
    ]
  }

  /** So many visits, spread over all pages. */
  async visit(count: number): Promise<void> {
    let left = count
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) await this.#open(this.paths[this.visits++ % this.paths.length] ?? '/')
      }),
    )
  }

  /** One digest of everything, to compare what is served before and after. */
  async digest(): Promise<string> {
    const hash = createHash('sha256')
    for (const path of this.paths) hash.update(await (await fetch(`${this.#origin}${path}`)).text())
    return hash.digest('hex')
  }

  async #open(path: string): Promise<void> {
    const started = performance.now()
    try {
      const answer = await fetch(`${this.#origin}${path}`, { signal: AbortSignal.timeout(ANSWER_WITHIN) })
      const text = await answer.text()
      if (answer.status !== 200) this.faults.push(`${path} answered ${answer.status}`)
      else if (text.length === 0) this.faults.push(`${path} was empty`)
    } catch (error) {
      this.faults.push(`${path}: ${String(error)}`)
    }
    this.slowest = Math.max(this.slowest, performance.now() - started)
  }
}
