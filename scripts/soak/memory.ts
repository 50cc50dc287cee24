import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Sample {
  /** Minutes since the beginning. */
  at: number
  megabytes: number
}

/** The processes of a running system by name, as its supervisor wrote them down; `null` where none did. */
export function readPids(dataDir: string): Record<string, number> | null {
  const file = join(dataDir, 'running.json')
  if (!existsSync(file)) return null
  const { parts, supervisor } = JSON.parse(readFileSync(file, 'utf8')) as {
    supervisor: number
    parts: Record<string, number>
  }
  return { supervisor, ...parts }
}

/** What a process holds in memory, in MB; `null` when it is gone. */
export function memoryOf(pid: number): number | null {
  try {
    const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Number(line[1]) / 1_024 : null
  } catch {
    return null
  }
}

/** The straight line that lies nearest to the samples: MB per hour, and MB where it begins. */
export function trendOf(samples: readonly Sample[]): { perHour: number; from: number } {
  const count = samples.length
  const mean = (of: (sample: Sample) => number) => samples.reduce((total, each) => total + of(each), 0) / count
  const [meanAt, meanMemory] = [mean(({ at }) => at), mean(({ megabytes }) => megabytes)]
  const spread = mean(({ at }) => (at - meanAt) ** 2)
  const slope = spread === 0 ? 0 : mean(({ at, megabytes }) => (at - meanAt) * (megabytes - meanMemory)) / spread
  return { perHour: slope * 60, from: meanMemory - slope * meanAt }
}
