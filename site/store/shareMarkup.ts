import { shared } from './definitions.ts'
import { PageTrace } from './PageTrace.ts'

/**
 * Renders markup that stands the same in many pages. What it asks counts for the markup and not for the page around it, so that a
 * change puts the new markup into pages without rendering them. `ask` gives the answers that the markup is made from; `render` asks
 * no others, or throws: it need not run where its HTML is remembered.
 */
export async function shareMarkup<A>(
  name: string,
  ask: () => A,
  render: (answers: A) => Promise<string>,
): Promise<string> {
  const trace = new PageTrace()
  const html = await shared.traces.run(trace, async () => {
    const answers = ask()
    const asked = trace.answers.size
    const rendered = await render(answers)
    const [unnamed] = [...trace.answers.keys()].slice(asked)
    if (unnamed !== undefined) {
      throw new Error(`The shared markup '${name}' asks ${unnamed} while it renders: ask it in \`ask\` too.`)
    }
    return rendered
  })
  shared.traces.getStore()?.addMarkup(name, html, trace)
  return html
}
