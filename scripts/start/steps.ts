import { spawn } from 'node:child_process'
import { endWithThis } from './endWithThis.ts'
import { Stop } from './stop.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Does one step of the start, saying its name before, and after it with the time: others may be under way. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now()
  console.log(`▸ ${name}`)
  const result = await work()
  console.log(`  ${name}: done in ${seconds(started)}`)
  return result
}

/** Says that a step was not needed. */
export function skip(name: string, why: string): void {
  console.log(`▸ ${name}: ${why}`)
}

interface Run {
  cwd: string
  env: NodeJS.ProcessEnv
  /** Show everything the command prints, not only what a failure left behind. */
  isLoud?: boolean
}

const KEPT_LINES = 60

/** Runs a command to its end, or to this process's own; a failure says what it printed last and what was being done. */
export function run(command: string, args: string[], { cwd, env, isLoud = false }: Run): Promise<void> {
  return new Promise((done, fail) => {
    // A group of its own: npm hands no signal on to what it runs.
    const child = endWithThis(spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true }), {
      isGroup: true,
    })
    let tail: string[] = []
    const keep = (chunk: Buffer) => {
      if (isLoud) process.stdout.write(chunk)
      tail = [...tail, ...chunk.toString().split('\n')].slice(-KEPT_LINES)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', fail)
    child.on('close', (code, signal) => {
      if (code === 0) return done()
      const said = isLoud ? '' : `\n${tail.join('\n').trim()}\n`
      fail(new Stop(`${said}\nThis step failed (${signal ?? `exit code ${code}`}). Its last lines are above.`))
    })
  })
}
