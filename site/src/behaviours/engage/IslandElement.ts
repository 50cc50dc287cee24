/** A prop as Astro writes it: its kind and its value. */
type Packed = [kind: number, value: unknown]
type Hydrate = (place: HTMLElement) => (component: unknown, props: object) => unknown

const RETRY_AFTER = 1_000

const unpack = ([kind, value]: Packed): unknown => {
  if (kind > 1) throw new TypeError('The props of an island are plain data.')
  return kind === 1 ? (value as Packed[]).map(unpack) : propsOf(value)
}

const propsOf = (packed: unknown): object =>
  (packed !== null && typeof packed === 'object'
    ? Object.fromEntries(Object.entries(packed).map(([name, part]) => [name, unpack(part as Packed)]))
    : packed) as object

/**
 * Astro's `<astro-island>` as far as this site's islands go: they get plain data and no children, stand in no other island, and
 * hydrate with the first engagement, by which this is loaded. A third of the size of Astro's own.
 */
export class IslandElement extends HTMLElement {
  connectedCallback() {
    if (this.hasAttribute('ssr')) void this.#hydrate()
  }

  async #hydrate() {
    const url = this.getAttribute('component-url') ?? ''
    try {
      const before = this.getAttribute('before-hydration-url')
      // Only in development.
      if (before) await import(/* @vite-ignore */ before)
      const [component, renderer] = await Promise.all([load(url), load(this.getAttribute('renderer-url') ?? '')])
      const props = propsOf(JSON.parse(this.getAttribute('props') ?? '{}'))
      await (renderer.default as Hydrate)(this)(component[this.getAttribute('component-export') ?? 'default'], props)
      this.removeAttribute('ssr')
      this.dispatchEvent(new Event('astro:hydrate'))
    } catch (error) {
      const detail = { error, componentUrl: url }
      this.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail }))
      console.error(`The island ${url} could not start`, error)
    }
  }
}

/** Loads a module; after a moment once more, under another address, because browsers remember a failed one. */
async function load(url: string): Promise<Record<string, unknown>> {
  try {
    return (await import(/* @vite-ignore */ url)) as Record<string, unknown>
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
    return (await import(/* @vite-ignore */ `${url}?retry=${Date.now()}`)) as Record<string, unknown>
  }
}
