import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' }
import { browserPath } from '../audit/openBrowser.ts'
import { readOptions } from '../readOptions.ts'
import { BROWSER_ARGS } from '../test/browser.ts'
import { firstOfEachTemplate, templateOf } from '../audit/pages.ts'
import { openReleasedSite } from '../audit/releasedSite.ts'
import { bestOf } from './pages/bestOf.ts'
import { type Budget, budgets, keeps } from './pages/budgets.ts'
import {
  type Engagement,
  type LongTasks,
  measureEngagement,
  measureLongTasks,
  SLOW_DOWN,
  VIEWPORT,
} from './pages/engage.ts'
import { measureInteractions } from './pages/interact.ts'
import { type Judgement, judge } from './pages/judge.ts'
import { type FirstWeight, weighFirst } from './pages/weigh.ts'

const { values } = readOptions('npm run bench:pages [-- …]: measures pages in a browser against their budgets.', {
  /** Only pages whose path contains this. */
  only: { type: 'string', default: '' },
  /** Only pages in this language, `en` or `ar`: each takes half of the time. */
  locale: { type: 'string', default: '' },
  /** Most measurements of each kind for a page: another one is made while a budget of speed is missed. */
  runs: { type: 'string', default: '3' },
  /** Leave Lighthouse out. */
  quick: { type: 'boolean', default: false },
  port: { type: 'string', default: '4520' },
})

interface Row {
  page: string
  template: string
  first: FirstWeight
  /** Before the engagement, on this machine's processor as it is. */
  longTasks: LongTasks
  engagement: Engagement
  judgement: Judgement | null
}

const kb = (bytes: number) => Math.round(bytes / 10) / 100
const localeOf = (page: string) => (/^\/ar(?:\/|$)/.test(page) ? 'ar' : 'en')
const isIndexable = (html: string) => !/<meta[^>]+\bname="?robots"?[^>]+noindex/.test(html)

const runs = Number(values.runs)
const site = await openReleasedSite()
const debugging = Number(values.port)
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${debugging}`],
})
const context = await browser.newContext({ viewport: VIEWPORT })
const rows: Row[] = []
for (const page of firstOfEachTemplate(site.pages, site.templates)) {
  if (!page.includes(values.only) || (values.locale && localeOf(page) !== values.locale)) continue
  const url = `${site.origin}${page}`
  const answer = await fetch(url)
  if (!answer.ok || !isIndexable(await answer.text())) continue
  const row: Row = {
    page,
    template: templateOf(page, site.templates) ?? '',
    first: await weighFirst(url),
    longTasks: await bestOf(
      runs,
      () => measureLongTasks(browser, url),
      ({ count }) => keeps('longTasks', count),
      (one, other) => one.count < other.count || one.longest < other.longest,
    ),
    engagement: await bestOf(
      runs,
      () => measureEngagement(context, url),
      ({ hydration }) => keeps('hydration', hydration),
      (one, other) => (one.hydration ?? Infinity) < (other.hydration ?? Infinity),
    ),
    judgement: values.quick ? null : await judge(url, debugging, runs),
  }
  rows.push(row)
  if (process.stdout.isTTY) process.stdout.write(`\r${rows.length} pages `)
}
const interactions = values.only || values.locale === 'ar' ? [] : await measureInteractions(context, site.origin)
const version = browser.version()
await browser.close()
site.stop()

const broken: string[] = []
const check = (page: string, budget: Budget, figure: number | null) => {
  if (!keeps(budget, figure))
    broken.push(`${page}: ${budget} ${figure ?? 'not measured'} (${JSON.stringify(budgets[budget])})`)
  return figure
}
console.table(
  rows.map(({ page, first, longTasks, engagement, judgement }) => {
    const { hasForm } = engagement
    const figures = {
      page,
      ...(judgement && {
        perf: check(page, 'performance', judgement.performance),
        a11y: check(page, 'accessibility', judgement.accessibility),
        best: check(page, 'bestPractices', judgement.bestPractices),
        seo: check(page, 'seo', judgement.seo),
        lcp: check(page, 'lcp', judgement.lcp),
        tbt: check(page, 'tbt', judgement.tbt),
        cls: check(page, 'cls', judgement.cls),
      }),
      'html br': kb(first.html.brotli),
      'css br': kb(first.css.brotli),
      'first br': check(page, 'first', kb(first.html.brotli + first.css.brotli)),
      'first gz': kb(first.html.gzip + first.css.gzip),
      'js before': check(page, hasForm ? 'scriptsWithForm' : 'scripts', kb(engagement.before)),
      'js after': check(page, hasForm ? 'engagedWithForm' : 'engaged', kb(engagement.after)),
      'in form': hasForm ? kb(engagement.entered) : '',
      phone: engagement.phone === null ? '' : check(page, 'phone', kb(engagement.phone)),
      'long tasks 1×': check(page, 'longTasks', longTasks.count),
      [`long tasks ${SLOW_DOWN}×`]: engagement.longTasks.count,
      'longest 1×, ms': longTasks.longest,
      [`longest ${SLOW_DOWN}×, ms`]: engagement.longTasks.longest,
      hydration: check(page, 'hydration', engagement.hydration),
      'in events': engagement.insideEvents,
    }
    return figures
  }),
)
console.table(interactions.map(({ name, inp }) => ({ name, inp: check(name, 'inp', inp) })))

const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
const tools = { chromium: version, lighthouse: lighthousePackage.version }
const folder = resolve(import.meta.dirname, '../../test-results/bench')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, values.locale ? `pages-${values.locale}.json` : 'pages.json'),
  JSON.stringify({ machine, tools, budgets, rows, interactions, broken }, null, 2),
)
console.log(
  `${rows.length} pages on ${machine.cores} × ${machine.cpu}, Node ${machine.node}, Chromium ${version}, Lighthouse ${tools.lighthouse}`,
)
for (const line of broken) console.log(`✗ ${line}`)
console.log(broken.length === 0 ? '✓ every budget is kept' : `✗ ${broken.length} budgets are not kept`)
if (broken.length > 0) process.exitCode = 1
