import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readOptions } from '../readOptions.ts'
import { buildSite } from '../start/prepare.ts'
import { Rig, SITE } from '../faults/publish/Rig.ts'
import { must, until } from '../faults/publish/until.ts'
import { figuresOf, load } from './publish/figures.ts'
import { machine } from './publish/machine.ts'
import { reworded } from './reworded.ts'

// npm run bench:target: a text of one article is changed, and reaches an S3-compatible server that holds the release. What counts is the
// time from the nudge until the bucket names the new release, and how many objects were written. The server keeps its objects in a
// folder, which is looked at instead of believing the publisher.
const { values } = readOptions(
  'npm run bench:target [-- …]: measures how fast a change reaches an S3-compatible server.',
  {
    /** Articles besides the demo content: each makes some 2.6 pages. */
    documents: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '20' },
    /** First of three ports. */
    port: { type: 'string', default: '4620' },
    /** Where everything lies for the time; in memory (`/dev/shm`) the disk is left out. */
    folder: { type: 'string', default: tmpdir() },
  },
)
const MINUTE = 60_000
const SITE_URL = 'http://localhost:4321'
const BUCKET = 'diwan-site'
const KEYS = 'S3RVER'
const OBJECT = '._S3rver_object'
const LATEST = 'builds/latest.json'
const root = join(SITE, '..')
// Apart from the site that may run here.
process.env.BUNDLES ??= join(root, '.data/bench-bundles')

interface Server {
  run(): Promise<unknown>
  close(): Promise<void>
  httpServer: { address(): { port: number } }
}

const folder = mkdtempSync(join(values.folder, 'bench-target-'))
const objects = join(folder, 'bucket', BUCKET)

/** An S3-compatible server with an empty bucket; its address. */
async function startBucket(): Promise<{ endpoint: string; close: () => Promise<void> }> {
  // By a name that the compiler does not look up: it brings no types.
  const name: string = '@20minutes/s3rver'
  const { default: S3rver } = (await import(name)) as { default: new (options: object) => Server }
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket'),
    vhostBuckets: false,
    // It forgets the slash behind a bucket's name, which Amazon's own client signs.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  })
  await server.run()
  return { endpoint: `http://127.0.0.1:${server.httpServer.address().port}`, close: () => server.close() }
}

const read = (key: string): string => readFileSync(join(objects, key + OBJECT), 'utf8')

function latest(): string {
  try {
    return (JSON.parse(read(LATEST)) as { id: string }).id
  } catch {
    // Not there yet, or being written.
    return ''
  }
}

/** Objects of the site with the time each was written. */
async function written(): Promise<Map<string, number>> {
  const names = await readdir(objects, { recursive: true })
  const found = new Map<string, number>()
  for (const name of names)
    if (name.endsWith(OBJECT) && !name.startsWith('.diwan/'))
      found.set(name.slice(0, -OBJECT.length), (await stat(join(objects, name))).mtimeMs)
  return found
}

await buildSite({ root, siteUrl: SITE_URL }, { ...process.env, SITE_URL })
const bucket = await startBucket()
const rig = new Rig({
  folder,
  port: Number(values.port),
  articles: Number(values.documents),
  env: {
    SITE_URL,
    RELEASE_TARGET: `s3://${BUCKET}`,
    RELEASE_TARGET_ENDPOINT: bucket.endpoint,
    RELEASE_TARGET_KEY_ID: KEYS,
    RELEASE_TARGET_SECRET: KEYS,
  },
})

try {
  await rig.startAll(60 * MINUTE)
  const isCopied = async () => (await rig.status())?.target?.state === 'current'
  await until('the bucket has the first release', 60 * MINUTE, isCopied, 250)
  let before = await written()
  const pages = [...before.keys()].filter((key) => key.endsWith('.html')).length
  const names = [...rig.cms.documents.keys()].filter((name) => name.startsWith('blogs/'))

  const served: number[] = []
  const copied: number[] = []
  let most = 0
  for (let at = 0; at <= Number(values.rounds); at++) {
    const name = names[(at * 7_919) % names.length] as string
    const word = `Reworded${at}x`
    const saved = rig.cms.saveIn('en', name, (body) => ({
      ...body,
      body: reworded(body.body, word),
    }))
    const path = `/blog/${String(saved.locales.en?.slug)}`
    const known = latest()
    const [collection = '', id = ''] = name.split('/')
    const begun = performance.now()
    await rig.nudge([{ outbox: crypto.randomUUID(), collection, id }])
    await until('the web server has the change', MINUTE, async () => (await rig.page(path)).includes(word), 1)
    const servedMs = performance.now() - begun
    await until('the bucket names the new release', MINUTE, () => latest() !== known && latest() !== '', 1)
    const copiedMs = performance.now() - begun
    must(read(`${path.slice(1)}.html`).includes(word), `The bucket names the new release before it holds ${path}.`)
    await until('the copy is over', MINUTE, isCopied, 20)
    const after = await written()
    const moved = [...after].filter(([key, time]) => before.get(key) !== time).map(([key]) => key)
    const late = moved.filter((key) => (after.get(key) ?? 0) > (after.get(LATEST) ?? 0))
    must(late.length === 0, `Written after the release was named: ${late.join(', ')}.`)
    before = after
    most = Math.max(most, moved.length)
    // The first change after a start reads what later ones find in memory.
    if (at > 0) {
      served.push(servedMs)
      copied.push(copiedMs)
    } else console.log(`objects of the first change: ${moved.sort().join(' ')}`)
    await setTimeout(200)
  }
  console.table({
    'HTML pages in the bucket': { value: pages },
    'objects in the bucket': { value: before.size },
    'objects that a change moved, at most': { value: most },
    'nudge → served here, ms': figuresOf(served),
    'nudge → named by the bucket, ms': figuresOf(copied),
  })
  console.log(JSON.stringify({ machine: machine(), rounds: values.rounds, load: load() }))
} finally {
  await rig.end()
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
