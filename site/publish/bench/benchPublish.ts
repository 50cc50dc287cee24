import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { DocumentBody, PublisherStatus } from '@diwan/shared/contracts/publishing'
import { Webhook } from 'standardwebhooks'
import { SITE } from '../renderer/buildSite.ts'
import { benchCms } from './benchCms.ts'

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000,10000' },
    rounds: { type: 'string', default: '30' },
    port: { type: 'string', default: '4410' },
    verify: { type: 'boolean', default: false },
  },
})
const PORT = Number(values.port)
const ports = { cms: PORT, publisher: PORT + 1, web: PORT + 2 }
const SECRET = `whsec_${Buffer.from('bench').toString('base64')}`
const webhook = new Webhook(SECRET)
const web = `http://127.0.0.1:${ports.web}`

interface Figures {
  p50: number
  p95: number
  max: number
}

/** Publishes real changes at one size of the site and measures from the commit until the web server answers with them. */
async function measure(articles: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-publish-'))
  const cms = benchCms(articles, ports.cms)
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    WEBHOOK_SECRET: SECRET,
    PUBLISHER_API_KEY: 'bench',
    CMS_PORT: String(ports.cms),
    PUBLISHER_PORT: String(ports.publisher),
    SITE_PORT: String(ports.web),
    SITE_URL: process.env.SITE_URL ?? 'http://localhost:4321',
  }
  const start = (script: string) =>
    spawn(process.execPath, [join(SITE, script)], {
      env,
      stdio: ['ignore', process.env.BENCH_LOG ? openSync(process.env.BENCH_LOG, 'a') : 'ignore', 'inherit'],
    })
  const children: ChildProcess[] = []
  try {
    const begun = performance.now()
    let publisher = start('publish/main.ts')
    children.push(publisher, start('serve/main.ts'))
    await until(async () => (await status())?.live != null && (await status())?.state === 'idle', 600_000)
    const first = (await status())?.releases[0]
    const firstMs = performance.now() - begun

    publisher.kill('SIGTERM')
    await new Promise((resolve) => publisher.once('exit', resolve))
    const restarted = performance.now()
    publisher = start('publish/main.ts')
    children.push(publisher)
    await until(async () => (await status())?.state === 'idle', 60_000)
    const readyMs = performance.now() - restarted
    await setTimeout(8_000)
    const idleMb = memoryOf(publisher.pid as number)

    const rounds = Number(values.rounds)
    const names = [...cms.documents.values()].filter(({ locales }) => String(locales.en?.slug).startsWith('bench-'))
    const pick = (round: number) => {
      const { collection, id } = names[(round * 7919) % names.length] as (typeof names)[number]
      return { collection, id, name: `${collection}/${id}` }
    }
    const results: Record<string, Figures & { pages: number }> = {}
    const run = async (kind: string, times: number, once: (round: number) => Promise<number>) => {
      const durations: number[] = []
      const pages: number[] = []
      for (let round = 0; round < times; round++) {
        durations.push(await once(round))
        await until(async () => (await status())?.state === 'idle', 60_000)
        pages.push((await status())?.releases[0]?.pages ?? 0)
      }
      results[kind] = { ...figuresOf(durations), pages: Math.max(...pages) }
    }
    await run('edit', rounds, async (round) => {
      const { collection, id, name } = pick(round)
      const title = `Edited ${round} ${Date.now()}`
      const { locales } = cms.save(name, (body) => ({ ...body, title }))
      return untilServed({ collection, id }, `/blog/${String(locales.en?.slug)}`, (page) => page.includes(title))
    })
    await run('new entry', rounds, async (round) => {
      const { collection, id, locales } = cms.add(1_000_000 + round)
      return untilServed({ collection, id }, `/blog/${String(locales.en?.slug)}`, (_page, code) => code === 200)
    })
    await run('slug change', rounds, async (round) => {
      const { collection, id, name } = pick(round + 1_000)
      const slug = `bench-moved-${round}`
      cms.save(name, (body) => ({ ...body, slug }))
      return untilServed({ collection, id }, `/blog/${slug}`, (_page, code) => code === 200)
    })
    await run('unpublish', rounds, async (round) => {
      const { collection, id, name } = pick(round + 2_000)
      const slug = String(cms.documents.get(name)?.locales.en?.slug)
      cms.save(name, () => null)
      return untilServed({ collection, id }, `/blog/${slug}`, (_page, code) => code === 404)
    })
    await run('menu edit', 2, async (round) => {
      const label = `Services ${round} ${Date.now()}`
      const rename = (body: DocumentBody) => ({ ...body, services: { ...(body.services as object), label } })
      cms.save('globals/navigation', rename)
      return untilServed(
        { collection: 'globals', id: 'navigation' },
        '/about-us',
        (page) => page.includes(label),
        300_000,
      )
    })
    if (values.verify)
      execFileSync(process.execPath, [join(SITE, 'publish/release.ts'), 'verify'], { env, stdio: 'inherit' })
    return {
      articles,
      pages: first?.pages,
      firstReleaseMs: Math.round(firstMs),
      firstRenderMs: first?.durationMs,
      readyMs: Math.round(readyMs),
      idleMb,
      results,
    }
  } finally {
    for (const child of children) child.kill('SIGKILL')
    cms.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilServed(
  ref: { collection: string; id: string },
  path: string,
  isThere: (page: string, code: number) => boolean,
  patience = 30_000,
): Promise<number> {
  const begun = performance.now()
  await nudge(ref)
  await until(async () => {
    const response = await fetch(`${web}${path}`, { redirect: 'manual' })
    return isThere(await response.text(), response.status)
  }, patience)
  return performance.now() - begun
}

async function nudge(ref: { collection: string; id: string }): Promise<void> {
  const now = new Date()
  const changes = [{ outbox: crypto.randomUUID(), ...ref }]
  const body = JSON.stringify({ type: 'content.changed', timestamp: now.toISOString(), data: { changes } })
  const id = crypto.randomUUID()
  const response = await fetch(`http://127.0.0.1:${ports.publisher}/nudge`, {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': webhook.sign(id, now, body),
    },
  })
  if (!response.ok) throw new Error(`The publisher refused a nudge: ${await response.text()}`)
}

async function status(): Promise<PublisherStatus | null> {
  const response = await fetch(`http://127.0.0.1:${ports.publisher}/status`).catch(() => null)
  const answer = response === null ? null : ((await response.json()) as PublisherStatus)
  if (answer?.state === 'failed') throw new Error(answer.error?.message)
  return answer
}

async function until(isDone: () => Promise<boolean>, patience: number): Promise<void> {
  const end = performance.now() + patience
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`Nothing happened for ${patience} ms.`)
    await setTimeout(1)
  }
}

function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024)
}

function figuresOf(durations: number[]): Figures {
  const sorted = [...durations].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] as number) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

const runs = []
for (const articles of String(values.documents).split(',').map(Number)) {
  const run = await measure(articles)
  runs.push(run)
  const { results, ...site } = run
  console.log(site)
  console.table(results)
}
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
console.log(JSON.stringify({ machine, runs }))
