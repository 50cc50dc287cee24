/** Writes the path that was asked for into `[data-slot="path"]`: the message of a static 404, "Page not found: {path}". */
export function fillNotFoundPath(): void {
  const slot = document.querySelector('[data-slot="path"]')
  if (!slot) return
  slot.textContent = readable(location.pathname)
  const search = document.querySelector<HTMLInputElement>('main [role="search"] input[type="search"]')
  if (search) search.value = wordsOfPath(location.pathname)
  void finish(slot)
}

/** An address as people write it, in the letters of its language. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** What a visitor may have been looking for at an address: the words of its last segment. */
function wordsOfPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
      .replace(/\.\w+$/, '')
      .replace(/[-_+.]+/g, ' ')
      .trim()
      .slice(0, 120)
  } catch {
    return ''
  }
}

/** Names the route's refusal where the address has a form that no entry of that route can have, and keeps the place for the other language. */
async function finish(slot: Element): Promise<void> {
  const { refusalOf, switchLanguageHere } = await import('./notFound')
  switchLanguageHere()
  // Arabic has no second wording for it.
  const refusal = document.documentElement.lang === 'en' && refusalOf(readable(location.pathname))
  if (refusal && slot.parentElement) slot.parentElement.textContent = refusal
}

/** Writes the reference of a submission into `[data-slot="reference"]` and the switch of languages where the web server has not done it. */
export function fillReference(): void {
  const slot = document.querySelector('[data-slot="reference"]')
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (!slot) return
  if (slot.textContent.trim() === '' && /^[\w-]{4,40}$/.test(reference)) slot.textContent = reference
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang]'))
    link.search = location.search
  const about = new URLSearchParams(location.search).get('about') ?? ''
  const said = document.querySelector<HTMLElement>('[data-slot="about"]')
  if (said && /^(?:report|application)$/.test(about)) said.dataset.about = about
}
