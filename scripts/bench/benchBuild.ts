import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildSite } from '../../site/publish/renderer/buildSite.ts'
import { readOptions } from '../readOptions.ts'
import { type Cost, watchProcess } from './build/watchProcess.ts'
import { writeMirror } from './build/writeMirror.ts'
import { writePosts } from './build/writePosts.ts'
import { load } from './publish/figures.ts'
import { machine } from './publish/machine.ts'

// npm run bench:build: what a full build costs, on the real templates and, beside Hugo, on the same plain posts.
const { values } = readOptions('npm run bench:build [-- …]: measures full builds, and compares them with Hugo.', {
  documents: { type: 'string', default: '10000' },
  /** A file for the figures as JSON. */
  json: { type: 'string', default: '' },
})
const documents = Number(values.documents)
const root = resolve(import.meta.dirname, '../..')
const plain = join(import.meta.dirname, 'build/plain')
const astro = join(root, 'node_modules/astro/bin/astro.mjs')
const SITE_URL = 'http://localhost:4321'

// Modules of a build resolve their imports from where it lies.
mkdirSync(join(root, '.data'), { recursive: true })
const folder = mkdtempSync(join(root, '.data/bench-build-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)
const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_URL }
const node = [process.execPath, '--disable-warning=ExperimentalWarning'] as const

type Row = Cost & { pages: number; cpuPerPage: number; load: number }
const rows: Record<string, Row> = {}

function note(name: string, cost: Cost, pages: number): void {
  rows[name] = { ...cost, pages, cpuPerPage: Math.round((cost.cpuMs / pages) * 100) / 100, load: load() }
  console.log(name, rows[name])
}

await buildSite({ ...env, BUNDLES: at('bundles'), MIRROR: '' }, { outDir: at('code') })
const mirror = writeMirror(folder, documents)

const release = join(import.meta.dirname, 'build/renderOnce.ts')
const rendered = await watchProcess(node[0], [node[1], release, folder, at('bundles'), SITE_URL], { cwd: root, env })
note('real templates, publisher', rendered, htmlBelow(join(folder, 'site/current/')).length)

const built = await watchProcess(node[0], [astro, 'build', '--outDir', at('dist')], {
  cwd: join(root, 'site'),
  env: { ...env, MIRROR: mirror, BUNDLES: at('bundles-again') },
})
note('real templates, astro build', built, htmlBelow(at('dist')).length)

const { posts } = writePosts(folder, documents)
const plainEnv = { ...env, POSTS: posts }
const plainSite = join(plain, 'astro')
await buildSite({ ...plainEnv, BUNDLES: at('plain-bundles') }, { project: plainSite, outDir: at('plain-code') })
const renderPlain = join(import.meta.dirname, 'build/renderPlain.ts')
const plainRendered = await watchProcess(node[0], [node[1], renderPlain, at('plain-bundles'), at('plain-rendered')], {
  cwd: root,
  env: plainEnv,
})
note('plain posts, renderer', plainRendered, htmlBelow(at('plain-rendered')).length)

const plainBuilt = await watchProcess(node[0], [astro, 'build', '--root', plainSite, '--outDir', at('plain')], {
  cwd: root,
  env: { ...plainEnv, BUNDLES: '' },
})
note('plain posts, astro build', plainBuilt, htmlBelow(at('plain')).length)
const differing = htmlBelow(at('plain')).filter(
  (file) => !readFileSync(join(at('plain'), file)).equals(readFileSync(join(at('plain-rendered'), file))),
)
if (differing.length > 0) throw new Error(`The renderer and \`astro build\` differ in ${differing.length} plain posts.`)

// `astro build`, with its bundling, and the renderer alone, whose code was built before.
let besideHugo: { cpuBesideHugo: number; rendererCpuBesideHugo: number } | null = null
const hugo = spawnSync('hugo', ['version'], { encoding: 'utf8' })
if (hugo.status === 0) {
  cpSync(join(plain, 'hugo'), at('hugo'), { recursive: true })
  const beside = await watchProcess('hugo', ['--source', at('hugo'), '--destination', at('hugo-out')], { cwd: folder })
  note('plain posts, hugo', beside, htmlBelow(at('hugo-out')).length)
  const times = ({ cpuMs }: Cost) => Math.round((cpuMs / beside.cpuMs) * 100) / 100
  besideHugo = { cpuBesideHugo: times(plainBuilt), rendererCpuBesideHugo: times(plainRendered) }
} else console.log('Hugo is not installed, so nothing is compared with it. On Debian: apt-get install -y hugo')

console.table(rows)
const versions = { ...machine(), hugo: hugo.status === 0 ? hugo.stdout.trim() : null }
console.log({ documents, ...besideHugo, ...versions })
const report = JSON.stringify(
  { machine: versions, documents, ...(besideHugo ?? { cpuBesideHugo: null }), builds: rows },
  null,
  2,
)
if (values.json === '') console.log(report)
else {
  mkdirSync(dirname(resolve(values.json)), { recursive: true })
  writeFileSync(values.json, `${report}\n`)
}

function htmlBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
}
