import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Sentence, sentences } from './sentences.ts'

export interface Proof {
  file: string
  title: string
}

const root = resolve(import.meta.dirname, '../..')
const TEST_FILE = /\.(?:test|dom\.test|int\.test|e2e)\.tsx?$/
// A test's title that ends by naming sentences: 'unknown paths are 404 [§2.12, §8.1]'.
const NAMED = /(['"`])((?:(?!\1).)*?)\s*\[(§[\d.]+(?:, §[\d.]+)*)\]\1/g

/** The tests that name each sentence, by the sentence's id. Throws for a name that no sentence has. */
export function proofsIn(files: Iterable<readonly [file: string, text: string]>): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>(sentences.map(({ id }) => [id, []]))
  for (const [file, text] of files) {
    for (const [, , title = '', names = ''] of text.matchAll(NAMED)) {
      for (const name of names.split(', ')) {
        const known = proofs.get(name.slice(1))
        if (!known) throw new Error(`${file} names ${name}, which is no sentence in scripts/spec/sentences.ts.`)
        known.push({ file, title })
      }
    }
  }
  return proofs
}

/** Every test file of the repository with its text. */
export function* testFiles(): Generator<[file: string, text: string]> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\n').sort()) {
    if (TEST_FILE.test(file) && !file.startsWith('scripts/spec/')) yield [file, readFileSync(join(root, file), 'utf8')]
  }
}

const isBrowserTest = ({ file }: Proof) => file.endsWith('.e2e.ts')

/** What is wrong with the coverage: a sentence without a test, or without one in a browser where it is met in one. */
export function gapsIn(proofs: ReadonlyMap<string, Proof[]>): string[] {
  return sentences.flatMap(({ id, text, inBrowser }) => {
    const own = proofs.get(id) ?? []
    if (own.length === 0) return [`§${id} has no test: ${text}`]
    return inBrowser && !own.some(isBrowserTest) ? [`§${id} has no test in a browser: ${text}`] : []
  })
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function row({ id, text }: Sentence, proofs: Proof[]): string {
  const tests = proofs.map(({ file, title }) => `[${cell(title)}](../${file})`)
  return `| §${id} | ${cell(text)} | ${tests.join('<br>')} |`
}

/** `docs/spec-coverage.md`. */
export function coverageTable(proofs: ReadonlyMap<string, Proof[]>): string {
  return `# Which test proves which sentence

Made by \`npm run spec:coverage\` from the titles of the tests; \`npm test\` fails when a sentence has no test, or when this page is out of date.

| sentence | what it says | tests |
|---|---|---|
${sentences.map((sentence) => row(sentence, proofs.get(sentence.id) ?? [])).join('\n')}
`
}
