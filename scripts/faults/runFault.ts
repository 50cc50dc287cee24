import { type Fault, Untried } from './Topic.ts'

export interface Outcome {
  name: string
  /** `null`: it could not be tried here. */
  holds: boolean | null
  /** What was seen, or what did not hold. */
  figure: string
  /** Milliseconds. */
  took: number
}

/** Runs one fault and always cleans up after it. */
export async function runFault(
  { name, run }: Fault,
  folder: string,
  option: (name: string) => string | undefined,
): Promise<Outcome> {
  const tasks: (() => unknown)[] = []
  const began = performance.now()
  const outcome: Omit<Outcome, 'took'> = { name, holds: true, figure: '' }
  const note = (progress: string) => {
    if (process.stdout.isTTY) process.stdout.write(`\r  … ${progress}\x1b[K`)
  }
  try {
    outcome.figure = await run({ option, folder, note, cleanUp: (task) => tasks.push(task) })
  } catch (error) {
    outcome.holds = error instanceof Untried ? null : false
    outcome.figure = error instanceof Error ? error.message : String(error)
  }
  for (const task of tasks.reverse()) {
    try {
      await task()
    } catch (error) {
      outcome.holds = false
      outcome.figure += `\nCleaning up failed: ${String(error)}`
    }
  }
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
  return { ...outcome, took: performance.now() - began }
}
