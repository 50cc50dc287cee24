import type { ChildProcess } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const children = new Set<ChildProcess>()
const groups = new WeakSet<ChildProcess>()

/**
 * Kills a child when this process ends, which a signal may reach alone; with `isGroup`, all that a detached child began too. A process
 * that listens to a signal itself ends in its own time.
 */
export function endWithThis<C extends ChildProcess>(child: C, { isGroup = false } = {}): C {
  if (process.listenerCount('exit', killAll) === 0) {
    process.once('exit', killAll)
    for (const signal of SIGNALS) {
      process.once(signal, () => {
        // This listener is taken off before it is called.
        if (process.listenerCount(signal) === 0) process.exit(1)
      })
    }
  }
  children.add(child)
  if (isGroup) groups.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

function killAll(): void {
  for (const child of children) {
    if (groups.has(child) && child.pid !== undefined) killGroup(child.pid)
    else child.kill('SIGKILL')
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
