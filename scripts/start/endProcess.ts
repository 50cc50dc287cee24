import type { ChildProcess } from 'node:child_process'

const PATIENCE = 10_000

/** Sends a signal and waits until the process has ended; one that takes longer than ten seconds is killed. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await ended
  clearTimeout(timer)
}
