import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readOptions } from '../readOptions.ts'

// npm run audit:headers [-- http://localhost:4321]: grades the running system with MDN's HTTP Observatory, on this machine. What only
// TLS can give (the redirect to https, and HSTS) is left out of the score. Exit code 1 below A+.
const VERSION = '1.4.8'
const PATHS = ['/', '/ar', '/contact-us', '/nowhere', '/admin/login']
/** Tests that a plain http origin cannot pass; the same headers are sent behind TLS, which `site/serve` tests. */
const TLS_ALONE = new Set(['redirectionTest', 'strictTransportSecurityTest'])
const WANTED = 'A+'

const { positionals } = readOptions(
  'npm run audit:headers [-- ORIGIN]: grades the running system with MDN’s HTTP Observatory, on this machine.',
  {},
  true,
)
const [given = 'http://localhost:4321'] = positionals
const address = URL.parse(given)
if (!address || !['http:', 'https:'].includes(address.protocol)) {
  console.error(`“${given}” is no address: write one like http://localhost:4321.`)
  process.exit(2)
}
const { hostname, origin, port } = address
const folder = resolve(import.meta.dirname, '../../.data/observatory')
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory/src')

// Two hundred packages for one report: kept out of the project's own lockfile, see docs/decisions/0021.
if (!existsSync(scanner)) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `@mdn/mdn-http-observatory@${VERSION}`]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The scanner could not be installed: this report needs the npm registry once.')
    process.exit(2)
  }
}

interface Result {
  name: string
  pass: boolean
  result: string
}
interface Scanner {
  ALL_TESTS: ((found: unknown) => Result)[]
  retrieve: (hostname: string, options: object) => Promise<{ responses: { auto: { status: number } | null } }>
  getScoreModifier: (result: string) => number
  getScoreDescription: (result: string) => string
  getGradeForScore: (score: number) => { score: number; grade: string }
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}
const load = (file: string) => import(pathToFileURL(join(scanner, file)).href) as Promise<Partial<Scanner>>
const parts = await Promise.all(
  ['constants.js', 'retriever/retriever.js', 'grader/grader.js', 'grader/charts.js'].map(load),
)
const { ALL_TESTS, MINIMUM_SCORE_FOR_EXTRA_CREDIT, getGradeForScore, getScoreDescription, getScoreModifier, retrieve } =
  Object.assign({}, ...parts) as Scanner

let isWanted = true
for (const path of PATHS) {
  // No port of https answers: the scanner then judges the plain one.
  const found = await retrieve(hostname, { httpPort: port || '80', httpsPort: '1', path })
  if (!found.responses.auto) {
    console.error(`${origin}${path} does not answer. Start the system first: npm start.`)
    process.exit(2)
  }
  const results = ALL_TESTS.filter(({ name }) => !TLS_ALONE.has(name))
    .map((test) => ({ ...test(found), name: test.name.replace(/Test$/, '') }))
    .filter(({ result }) => result)
  const modifiers = results.map(({ result }) => getScoreModifier(result))
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 100)
  const plain = sum(modifiers.filter((each) => each < 0))
  const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain)
  isWanted &&= grade === WANTED
  console.log(`\n${origin}${path}: ${grade} (${score}), apart from TLS`)
  for (const [at, { name, pass, result }] of results.entries()) {
    const modifier = modifiers[at] ?? 0
    console.log(
      `  ${pass ? '✓' : '✗'} ${name.padEnd(30)} ${String(modifier).padStart(3)}  ${getScoreDescription(result)
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 110)}`,
    )
  }
}
process.exit(isWanted ? 0 : 1)
