import { vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

// Runs before each test file. Loading jsdom takes longer than most files that need it: a worker loads it once. What a file could find of
// the one before it begins anew: the window with its listeners, storage and history, our modules, timers and globals.
const END = Symbol.for('diwan.endWindow')
const worker = globalThis as { [END]?: () => Promise<void> }
await worker[END]?.()
vi.resetModules()

const globalsBefore = Object.getOwnPropertyDescriptors(globalThis)
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {})

// A timer that outlives its file would run in another's window.
const timers: (NodeJS.Timeout | NodeJS.Immediate)[] = []
const remembered =
  <Args extends unknown[], Timer extends NodeJS.Timeout | NodeJS.Immediate>(start: (...args: Args) => Timer) =>
  (...args: Args): Timer => {
    const timer = start(...args)
    timers.push(timer)
    return timer
  }
Object.assign(globalThis, {
  setTimeout: remembered(setTimeout),
  setInterval: remembered(setInterval),
  setImmediate: remembered(setImmediate),
})

// Vitest keeps the state of the file that runs in globals.
const isOfFile = (name: string) => !name.startsWith('__vitest')

worker[END] = async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const timer of timers) timer[Symbol.dispose]()
  await teardown(globalThis)
  for (const name of Object.getOwnPropertyNames(globalThis).filter(isOfFile)) {
    const before = globalsBefore[name]
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  }
}
