import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from './memory.ts'

// Where a process of Node listens for a debugger after SIGUSR1.
const DEBUGGER = 'http://127.0.0.1:9229/json'
const PATIENCE = 5_000

/**
 * What a process of Node holds once it has thrown away its garbage, in MB; `null` when it cannot be asked. Without this a heap that is let
 * fill up between two collections looks like one that leaks. One process at a time: they all listen on one port.
 */
export async function collectedMemoryOf(pid: number): Promise<number | null> {
  try {
    process.kill(pid, 'SIGUSR1')
    const socket = new WebSocket(await debuggerUrl())
    await new Promise((opened, failed) => {
      socket.onopen = opened
      socket.onerror = failed
    })
    const ask = callsOver(socket)
    await ask('HeapProfiler.enable')
    await ask('HeapProfiler.collectGarbage')
    await ask('HeapProfiler.collectGarbage')
    const megabytes = memoryOf(pid)
    await ask('Runtime.evaluate', {
      expression: `setTimeout(() => process.getBuiltinModule('node:inspector').close(), 100)`,
    })
    socket.close()
    await wait(500)
    return megabytes
  } catch {
    return null
  }
}

async function debuggerUrl(): Promise<string> {
  for (const until = Date.now() + PATIENCE; ; await wait(100)) {
    try {
      const [target] = (await (await fetch(DEBUGGER)).json()) as { webSocketDebuggerUrl: string }[]
      if (target) return target.webSocketDebuggerUrl
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

function callsOver(socket: WebSocket) {
  let last = 0
  const open = new Map<number, () => void>()
  socket.onmessage = ({ data }) => open.get((JSON.parse(String(data)) as { id: number }).id)?.()
  return (method: string, params: object = {}) =>
    new Promise<void>((done) => {
      open.set(++last, done)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
