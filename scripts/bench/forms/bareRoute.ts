import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { until } from '../../faults/publish/until.ts'

const root = resolve(dirname(import.meta.filename), '../../..')
const folder = join(import.meta.dirname, 'bareRoute')
const next = join(root, 'node_modules/next/dist/bin/next')

/** Builds and starts the route that does nothing. */
export async function startBareRoute(port: number): Promise<{ url: string; pid: number; stop: () => void }> {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'pipe' })
  const child: ChildProcess = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  const answers = () => fetch(url).then(Boolean, () => false)
  await until('the bare route answers', 60_000, answers, 100)
  return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') }
}

/** Seconds of processor time that a process has used, all its threads together. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
