import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from './memory.ts'

// Where a process of Node listens for a debugger after SIGUSR1.
const DEBUGGER = 'http://127.0.0.1:9229/json'
const PATIENCE = 15_000
const LOOK_EVERY = 100

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
    const isIt = (await ask('Runtime.evaluate', { expression: 'process.pid' })) === pid
    if (isIt) {
      await ask('HeapProfiler.enable')
      await ask('HeapProfiler.collectGarbage')
      await ask('HeapProfiler.collectGarbage')
    }
    const megabytes = isIt ? memoryOf(pid) : null
    await ask('Runtime.evaluate', {
      expression: `void setTimeout(() => process.getBuiltinModule('node:inspector').close(), ${LOOK_EVERY})`,
    })
    socket.close()
    await nobodyListens()
    return megabytes
  } catch {
    return null
  }
}

async function debuggerUrl(): Promise<string> {
  for (const until = Date.now() + PATIENCE; ; await wait(LOOK_EVERY)) {
    try {
      const [target] = (await (await fetch(DEBUGGER)).json()) as { webSocketDebuggerUrl: string }[]
      if (target) return target.webSocketDebuggerUrl
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/** The next process finds the port taken while the last one still listens there. */
async function nobodyListens(): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(LOOK_EVERY)) {
    const isHeard = await fetch(DEBUGGER).then(
      () => true,
      () => false,
    )
    if (!isHeard) return
  }
}

/** Calls over a socket and the values they give; those that are open when it closes fail. */
function callsOver(socket: WebSocket) {
  let last = 0
  const open = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result?: { result?: { value?: unknown } } }
    open.get(id)?.done(result?.result?.value)
    open.delete(id)
  }
  socket.onclose = () => {
    for (const { failed } of open.values()) failed(new Error('The process closed its debugger.'))
  }
  return (method: string, params: object = {}) =>
    new Promise<unknown>((done, failed) => {
      open.set(++last, { done, failed })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
