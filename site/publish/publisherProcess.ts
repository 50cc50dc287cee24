import { channel } from 'node:diagnostics_channel'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SECOND } from '@diwan/shared/lib/time'
import { spanExporter } from '@diwan/shared/lib/tracing/SpanExporter'
import { readEnv } from './env.ts'
import { askAhead } from './fetch/askAhead.ts'
import { cmsClient } from './fetch/CmsClient.ts'
import { PublisherLead } from './lead/PublisherLead.ts'
import { becomeLeader } from './leaderLock.ts'
import { log } from './log.ts'
import { type LiveRelease, traceRelease } from './metrics/traceRelease.ts'
import { isDamaged, openMirror, putAside } from './mirror/openMirror.ts'
import { Publisher } from './Publisher.ts'
import { type Phase, receiveServer } from './receive/receiveServer.ts'
import { BUNDLES, latestBundle, readBundle } from './renderer/bundle.ts'
import { ensureRenderer } from './renderer/ensureRenderer.ts'
import { openRenderer } from './renderer/openRenderer.ts'
import { Reporter } from './report/Reporter.ts'
import { openTarget } from './target/openTarget.ts'

const BUNDLE_CHECK_PERIOD = SECOND
const START_RETRY = 30 * SECOND
const STOP_LIMIT = 4 * SECOND

const startedAt = Date.now()
const env = readEnv()
const stopping = new AbortController()
// Who watches from the same process: nobody, but when faults are tried.
const steps = channel('diwan:publish-step')
const onStep = (step: string) => steps.publish(step)
const mirrorFile = join(env.dataDir, 'publish/mirror.sqlite')
const spans = spanExporter('publisher', env.traces.endpoint, env.traces.headers)
const onLive = spans ? { onLive: (release: LiveRelease) => traceRelease(spans, release) } : {}
let publisher: Publisher | null = null

let phase: Phase = 'starting'
// Of several publishers the others follow too, and wait for the lead.
const lead = env.isLeased ? new PublisherLead({ ...env, onLost: stepDown }) : undefined
const server = receiveServer(
  env.webhookSecret,
  () => (lead?.isHeld === false ? null : publisher),
  () => phase,
  () => publisher,
  { dataDir: env.dataDir, token: env.metricsToken },
)
server.on('error', (error: NodeJS.ErrnoException) => {
  const isBusy = error.code === 'EADDRINUSE'
  log('cannot listen', {
    message: isBusy ? `Port ${env.port} is in use. Stop the other program or set PUBLISHER_PORT.` : error.message,
  })
  process.exit(1)
})
server.listen(env.port, env.host)

// Whoever reads the mirror may be the first to meet what is damaged.
process.once('uncaughtException', (error) => {
  if (isDamaged(error)) onDamage(error.message)
  log('ended by an error', { message: error.message, stack: error.stack })
  process.exit(1)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopping.abort()
    server.close()
    // A long render is simply cut: nothing of it is visible, and the next start begins it again.
    globalThis.setTimeout(() => process.exit(0), STOP_LIMIT).unref()
    void Promise.resolve(publisher?.stop())
      .then(() => Promise.all([lead?.giveUp(), spans?.flush()]))
      .finally(() => process.exit(0))
  })
}

try {
  await becomeLeader(
    join(env.dataDir, 'publish/leader.lock'),
    () => {
      phase = 'standby'
      log('waiting for the leading publisher')
    },
    stopping.signal,
  )
  phase = 'starting'
  const database = openMirror(mirrorFile)
  const secret = env.webhookSecret
  const reporter = new Reporter(database, { ...env, secret, signal: stopping.signal, lead, onDeposed: stepDown })
  const cms = askAhead(cmsClient({ origin: env.cmsOrigin, apiKey: env.apiKey }))
  const renderer = await untilReady(() => ensureRenderer({ mirrorFile, siteUrl: env.siteUrl }))
  const opened = await openTarget(env)
  const target = opened && { ...opened, ...(lead && { onDeposed: stepDown }) }
  publisher = new Publisher({ ...env, database, cms, reporter, renderer, target, lead, onDamage, onStep, ...onLive })
  await publisher.start()
  log('ready', { code: renderer.code.id, ms: Date.now() - startedAt })
  watchCode(publisher, renderer.code.id)
  // Figures of the process itself begin here.
  void publisher.settled().then(() => import('./metrics/releaseFigures.ts'))
  if (lead) {
    phase = 'standby'
    log('waiting for the lead')
    await lead.take(stopping.signal)
    log('leads', { epoch: lead.epoch })
    publisher.lead()
  }
} catch (error) {
  if (!stopping.signal.aborted) {
    const message = error instanceof Error ? error.message : String(error)
    if (isDamaged(error)) onDamage(message)
    log('cannot start', { message })
    process.exit(1)
  }
}

/** Ends this process; the next one begins with a new mirror. */
function onDamage(message: string): void {
  log('the mirror is damaged: it is put aside, and the next start makes it again from the CMS', { message })
  putAside(mirrorFile)
  process.exit(1)
}

/** Ends this process at once, so that nothing more of it reaches a target or the CMS. The next one waits for the lead. */
function stepDown(message: string): void {
  log('leads no longer', { message })
  process.exit(1)
}

/** Tries again while the site cannot be built. What is live stays live, and the status says why nothing follows. */
async function untilReady<T>(prepare: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const result = await prepare()
      phase = 'starting'
      return result
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      phase = { problem }
      log('cannot start yet', { message: problem, retryInMs: START_RETRY })
      await setTimeout(START_RETRY, undefined, { signal: stopping.signal })
    }
  }
}

/** Takes over a new code release as soon as a build has left one. */
function watchCode(leader: Publisher, first: string): void {
  let known = first
  let seen = changedAt()
  setInterval(() => {
    const at = changedAt()
    if (at === seen) return
    seen = at
    const folder = latestBundle()
    if (folder === null || readBundle(folder).id === known) return
    known = readBundle(folder).id
    leader.adopt(() => openRenderer(folder))
  }, BUNDLE_CHECK_PERIOD).unref()
}

function changedAt(): number {
  return statSync(join(BUNDLES, 'latest'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
