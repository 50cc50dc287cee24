import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { plainHtml } from './plainHtml.ts'

type Props = Record<string, unknown>

/** What Astro keeps about the page it renders; only the marks of scripts that stand in it already. */
interface Result {
  _metadata: { hasHydrationScript: boolean; hasDirectives: Set<string> }
}

// Beyond this the pages' own props have filled it, and the few that all pages share are rendered anew.
const MAX_REMEMBERED = 200

const islandsOn = new WeakMap<object, number>()
const remembered = new WeakMap<object, Map<string, string>>()

/** React is the only framework here, so every component that is not Astro's is its own. */
function check(Component: unknown): boolean {
  return typeof Component === 'function' || (typeof Component === 'object' && Component !== null)
}

/** An island's HTML follows from its props and its position on the page, which the ids inside it begin with. */
function renderToStaticMarkup(this: { result: Result }, Component: ComponentType<Props>, props: Props, slots: object) {
  if (Object.values(slots).some((slot) => slot !== undefined)) {
    throw new Error(`The island ${Component.displayName ?? Component.name} got children. Pass plain data as props.`)
  }
  // The page's own script brings both (`startIslands`): inline they would be a seventh of every page's first bytes.
  this.result._metadata.hasHydrationScript = true
  this.result._metadata.hasDirectives.add('engage')
  const position = islandsOn.get(this.result) ?? 0
  islandsOn.set(this.result, position + 1)
  const prefix = `r${position}`
  const known = remembered.get(Component) ?? new Map<string, string>()
  remembered.set(Component, known)
  const key = `${prefix} ${JSON.stringify(props)}`
  const html =
    known.get(key) ?? plainHtml(renderToString(createElement(Component, props), { identifierPrefix: prefix }))
  if (known.size >= MAX_REMEMBERED) known.clear()
  known.set(key, html)
  return Promise.resolve({ html, attrs: { prefix } })
}

export default { name: '@astrojs/react', check, renderToStaticMarkup, supportsAstroStaticSlot: true }
