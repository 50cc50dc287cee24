import type { ChildProcess } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const children = new Set<ChildProcess>()

/** Kills a child when this process ends, which a signal may reach alone. */
export function endWithThis<C extends ChildProcess>(child: C): C {
  if (process.listenerCount('exit', killAll) === 0) {
    process.once('exit', killAll)
    for (const signal of SIGNALS) process.once(signal, () => process.exit(1))
  }
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

function killAll(): void {
  for (const child of children) child.kill('SIGKILL')
}
