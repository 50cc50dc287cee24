import { shared } from './definitions.ts'
import { PageTrace } from './PageTrace.ts'

/** Runs a render and tells which queries it asked, however it waits in between. A render inside another shares its trace. */
export async function traced<T>(render: () => Promise<T>): Promise<{ result: T; trace: PageTrace }> {
  const outer = shared.traces.getStore()
  const trace = outer ?? new PageTrace()
  const result = outer === undefined ? await shared.traces.run(trace, render) : await render()
  return { result, trace }
}
