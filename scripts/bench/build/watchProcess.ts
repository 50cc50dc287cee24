import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What a command cost, with every process it started. */
export interface Cost {
  wallMs: number
  cpuMs: number
  /** Largest sum of the resident memory of all its processes at one moment, in megabytes. */
  peakMb: number
}

const PERIOD = 25
const TICK = 10

/** Runs a command to its end and measures it from outside; throws what it printed when it fails. */
export async function watchProcess(command: string, args: string[], options: SpawnOptions): Promise<Cost> {
  const begun = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text.toString()))
  const cpu = new Map<number, number>()
  let peakMb = 0
  const look = () => {
    const seen = familyOf(child)
    for (const { pid, cpuMs } of seen) cpu.set(pid, cpuMs)
    peakMb = Math.max(
      peakMb,
      seen.reduce((sum, { memoryMb }) => sum + memoryMb, 0),
    )
  }
  const timer = setInterval(look, PERIOD)
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  clearInterval(timer)
  const wallMs = Math.round(performance.now() - begun)
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said.join('').slice(-2_000)}`)
  return { wallMs, cpuMs: [...cpu.values()].reduce((sum, ms) => sum + ms, 0), peakMb: Math.round(peakMb) }
}

interface Seen {
  pid: number
  parent: number
  cpuMs: number
  memoryMb: number
}

/** A process and its descendants, as they are now. */
function familyOf({ pid }: ChildProcess): Seen[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => seenOf(Number(name)) ?? [])
  const family = new Set([pid])
  for (let before = 0; before !== family.size;) {
    before = family.size
    for (const one of all) if (family.has(one.parent)) family.add(one.pid)
  }
  return all.filter((one) => family.has(one.pid))
}

function seenOf(pid: number): Seen | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, pages = 0] = [fields[1], fields[11], fields[12], fields[21]]
    return { pid, parent, cpuMs: (user + system) * TICK, memoryMb: (pages * 4_096) / 2 ** 20 }
  } catch {
    return null
  }
}
