import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Fault, Topic } from './Topic.ts'

const MAIN = join(import.meta.dirname, '../../site/publish/histories/main.ts')

interface Figures {
  seed: number
  edits: number
  releases: number
  builds: number
  pages: number
  held: number
  difference: string | null
}

/** With their values when nobody names one; a seed is then the clock's. */
const OPTIONS = { edits: '400', together: '3', 'build-every': '20', seed: undefined, bundle: undefined }

const history: Fault = {
  name: 'a random history of edits',
  async run({ option, cleanUp }) {
    const args = Object.entries(OPTIONS).flatMap(([name, fallback]) => {
      const value = option(name) ?? fallback
      return value === undefined ? [] : [`--${name}`, value]
    })
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    cleanUp(() => child.kill())
    let last = ''
    child.stdout.on('data', (text: Buffer) => (last = (last + text.toString()).slice(-10_000)))
    await new Promise((resolve) => child.on('close', resolve))
    const figures = JSON.parse(last.trimEnd().split('\n').at(-1) ?? '{}') as Figures
    const { seed, edits, releases, builds, pages, held, difference } = figures
    if (difference !== null) throw new Error(`seed ${seed}, after ${edits} edits: ${difference}`)
    return `seed ${seed}: ${edits} edits, ${releases} releases equal to a full render in a fresh process, ${builds} to an astro build, ${pages} pages made, ≤ ${held} documents held`
  },
}

export const topic: Topic = {
  summary: 'editors change everything by chance; after each release every file must equal a full render',
  options: Object.keys(OPTIONS),
  faults: [history],
}
