import { shared } from './definitions.ts'
import { PageTrace } from './PageTrace.ts'

/** Runs a render and tells which queries it asked, however it waits in between. */
export async function traced<T>(render: () => Promise<T>): Promise<{ result: T; trace: PageTrace }> {
  const trace = new PageTrace()
  const result = await shared.traces.run(trace, render)
  return { result, trace }
}
