import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { until } from '../faults/publish/until.ts'
import { readOptions } from '../readOptions.ts'
import { BenchSystem } from './publish/BenchSystem.ts'
import { Editor } from './publish/Editor.ts'
import { type Figures, figuresOf, load, round } from './publish/figures.ts'
import { machine } from './publish/machine.ts'
import { measure, menuEdit, operations, type Round } from './publish/operations.ts'
import { commitWatcher } from './publish/watchCommit.ts'

// npm run bench:publish: the whole system in production mode, from an editor's request until the web server answers with it.
const { values } = readOptions(
  'npm run bench:publish [-- …]: measures from an editor’s request until the web server answers with the change.',
  {
    /** Sizes of the site, one system after the other. */
    documents: { type: 'string', default: '1000,10000' },
    rounds: { type: 'string', default: '30' },
    /** First of three ports. */
    port: { type: 'string', default: '4410' },
    /** Where the systems' folders lie for the time; in memory (`/dev/shm`) the disk is left out. */
    folder: { type: 'string', default: tmpdir() },
    /** Also compares what is live in the end with a full build. */
    verify: { type: 'boolean', default: false },
    /** A file for the figures as JSON. */
    json: { type: 'string', default: '' },
  },
)
const root = resolve(import.meta.dirname, '../..')
// Apart from the site that may run here.
process.env.BUNDLES ??= join(root, '.data/bench-bundles')
const rounds = Number(values.rounds)
// Whoever publishes at a desk leaves the system this long in between.
const PAUSE = 1_000

interface Result {
  fromCommit: Figures
  fromRequest: Figures
  /** From the commit, of each round, in milliseconds. */
  each: number[]
  pages: number
  cpu: number
  load: number
}

async function measureAt(documents: number) {
  const system = new BenchSystem({
    dataDir: mkdtempSync(join(values.folder, 'bench-publish-')),
    port: Number(values.port),
    documents,
  })
  const { dataDir } = system.settings
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  try {
    await system.prepare()
    system.start('publisher')
    const firstRelease = (await system.settled()).releases.at(-1)

    await system.stop('publisher')
    const restarted = performance.now()
    system.start('publisher')
    await system.settled(60_000, 5)
    const readyMs = performance.now() - restarted
    await system.compared()
    const comparedMs = performance.now() - restarted
    // It has tidied up by then.
    await setTimeout(15_000)
    const idleMb = system.memory()

    const editor = await Editor.signIn(system)
    const commits = commitWatcher(dataDir)
    const results: Record<string, Result> = {}
    const take = async (name: string, times: number, change: (round: number) => Promise<Round>) => {
      const done: Round[] = []
      const cpu: number[] = []
      let pages = 0
      for (let at = 0; at < times; at++) {
        const before = system.cpu()
        done.push(await change(at))
        pages = Math.max(pages, (await system.settled()).releases[0]?.pages ?? 0)
        cpu.push(system.cpu() - before)
        // Pictures that are drawn afterwards belong to no round's time.
        await until('nothing is made any more', 60_000, () => Promise.resolve(!commits.isAtWork()))
        await system.settled()
        await setTimeout(PAUSE)
      }
      results[name] = {
        fromCommit: figuresOf(done.map(({ fromCommit }) => fromCommit)),
        fromRequest: figuresOf(done.map(({ fromRequest }) => fromRequest)),
        each: done.map(({ fromCommit }) => round(fromCommit)),
        pages,
        cpu: figuresOf(cpu).p50,
        load: load(),
      }
    }
    const stamp = Date.now().toString(36)
    const entries = await editor.list('blogs')
    for (const [name, change] of Object.entries(operations(editor, entries, { stamp, rounds }))) {
      await take(name, rounds, (at) => measure(system, commits, change(at)))
    }
    await take('menu edit', 2, async (at) =>
      measure(system, commits, await menuEdit(editor, `Services ${stamp} ${at}`)),
    )
    commits.close()

    const menu = results['menu edit'] as Result
    return {
      documents,
      pages: firstRelease?.pages ?? 0,
      firstReleaseMs: firstRelease?.durationMs ?? 0,
      readyMs: round(readyMs),
      comparedMs: round(comparedMs),
      idleMb,
      menuMsPerFile: round((menu.fromCommit.p50 / menu.pages) * 10) / 10,
      verified: values.verify ? verify(system) : null,
      results,
    }
  } finally {
    await system.stopAll()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What the command says of what is live; a difference fails the run, but not before its figures are told. */
function verify({ env }: BenchSystem): string {
  const script = join(root, 'site/publish/release.ts')
  const { status, stdout } = spawnSync(process.execPath, [script, 'verify'], { env, encoding: 'utf8' })
  if (status !== 0) process.exitCode = 1
  return stdout.trim().slice(0, 2_000)
}

const runs: Awaited<ReturnType<typeof measureAt>>[] = []
for (const documents of values.documents.split(',').map(Number)) {
  const measured = await measureAt(documents)
  runs.push(measured)
  const { results, ...site } = measured
  console.log(site)
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, { fromCommit, fromRequest, ...result }]) => [
        name,
        {
          'commit p50': fromCommit.p50,
          'commit p95': fromCommit.p95,
          'commit max': fromCommit.max,
          'request p50': fromRequest.p50,
          'request p95': fromRequest.p95,
          'request max': fromRequest.max,
          pages: result.pages,
          cpu: result.cpu,
          load: result.load,
        },
      ]),
    ),
  )
}
const editOf = (run: (typeof runs)[number] | undefined) => run?.results['title edit']?.fromCommit.p50 ?? Number.NaN
// From the smallest to the largest, in whatever order they ran.
const bySize = runs.toSorted((a, b) => a.documents - b.documents)
const growth = runs.length > 1 ? Math.round((editOf(bySize.at(-1)) / editOf(bySize[0])) * 100) / 100 : null
console.log({ growth, machine: machine() })
const report = JSON.stringify({ machine: machine(), growth, runs }, null, 2)
if (values.json === '') console.log(report)
else {
  mkdirSync(dirname(resolve(values.json)), { recursive: true })
  writeFileSync(values.json, `${report}\n`)
}
