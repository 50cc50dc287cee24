import lighthouse, { type Flags } from 'lighthouse'
import { bestOf } from './bestOf.ts'
import { keeps } from './budgets.ts'

/** What Lighthouse says of a page on a slow phone. */
export interface Judgement {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  /** Audits of the three last categories that failed. */
  failed: string[]
}

/** Budgets of speed that other work on the machine can break. */
const SPEEDS = ['performance', 'lcp', 'tbt'] as const
const missedBy = (judgement: Judgement) => SPEEDS.filter((name) => !keeps(name, judgement[name])).length

/** Lighthouse with its own mobile preset (slow 4G and four times slower processor, simulated), the best of the given runs. */
export const judge = (url: string, port: number, runs: number): Promise<Judgement> =>
  bestOf(
    runs,
    () => judgeOnce(url, port),
    (judgement) => missedBy(judgement) === 0,
    (one, other) => missedBy(one) < missedBy(other) || (missedBy(one) === missedBy(other) && one.lcp < other.lcp),
  )

async function judgeOnce(url: string, port: number): Promise<Judgement> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', formFactor: 'mobile' }
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    failed,
  }
}
