import { parseArgs } from 'node:util'
import { ensureRenderer } from '../renderer/ensureRenderer.ts'
import { BUNDLES, latestBundle } from '../renderer/bundle.ts'
import { runHistory } from './runHistory.ts'

// node site/publish/histories/main.ts [--edits 200] [--seed N] [--together 3] [--build-every 20] [--worth-threads N]
// [--bundle FOLDER]: one history. The last line is its figures as JSON; the exit code is 1 when a file differed. A seed repeats a history.
const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    together: { type: 'string', default: '3' },
    'build-every': { type: 'string', default: '20' },
    /** How many pages at least a release renders on threads. */
    'worth-threads': { type: 'string' },
    bundle: { type: 'string' },
  },
})
let bundle = values.bundle ?? latestBundle(BUNDLES)
if (bundle === null) {
  await ensureRenderer({ mirrorFile: '', siteUrl: 'http://localhost:4321' })
  bundle = latestBundle(BUNDLES)
}
const seed = Number(values.seed)
console.log(`seed ${seed}`)
const figures = await runHistory({
  bundle: bundle as string,
  seed,
  edits: Number(values.edits),
  together: Number(values.together),
  buildEvery: Number(values['build-every']),
  ...(values['worth-threads'] && { worthThreads: Number(values['worth-threads']) }),
  note: (progress) => process.stdout.isTTY && process.stdout.write(`\r${progress}\x1b[K`),
})
console.log(`\n${JSON.stringify({ seed, ...figures })}`)
process.exit(figures.difference === null ? 0 : 1)
