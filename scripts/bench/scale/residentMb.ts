import { spawnSync } from 'node:child_process'

/** How much of a file lies in the system's page cache, in megabytes; `null` where `fincore` is not installed (Debian: util-linux-extra). */
export function residentMb(file: string): number | null {
  const { status, stdout } = spawnSync('fincore', ['--bytes', '--noheadings', '--output', 'RES', file], {
    encoding: 'utf8',
  })
  return status === 0 ? Math.round(Number(stdout) / 2 ** 20) : null
}
