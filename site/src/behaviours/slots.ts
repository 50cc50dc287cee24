/** Writes the path that was asked for into `[data-slot="path"]`: the message of a static 404, "Page not found: {path}". */
export function fillNotFoundPath(): void {
  const slot = document.querySelector('[data-slot="path"]')
  if (!slot) return
  slot.textContent = location.pathname
  const search = document.querySelector<HTMLInputElement>('main [role="search"] input[type="search"]')
  if (search) search.value = wordsOfPath(location.pathname)
  // Arabic has no second wording for it.
  if (document.documentElement.lang === 'en') void showRefusal(slot)
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

/** Names the route's refusal where the address has a form that no entry of that route can have. */
async function showRefusal(slot: Element): Promise<void> {
  const { refusalOf } = await import('./notFound')
  const refusal = refusalOf(location.pathname)
  if (refusal && slot.parentElement) slot.parentElement.textContent = refusal
}

/** Writes the reference of a submission into `[data-slot="reference"]` where the web server has not done it. */
export function fillReference(): void {
  const slot = document.querySelector('[data-slot="reference"]')
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (slot?.textContent.trim() === '' && /^[\w-]{4,40}$/.test(reference)) slot.textContent = reference
  const about = new URLSearchParams(location.search).get('about') ?? ''
  const said = document.querySelector<HTMLElement>('[data-slot="about"]')
  if (said && /^(?:report|application)$/.test(about)) said.dataset.about = about
}
