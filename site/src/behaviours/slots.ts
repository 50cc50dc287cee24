/** Writes the path that was asked for into `[data-slot="path"]`: the message of a static 404, "Page not found: {path}". */
export function fillNotFoundPath(): void {
  for (const slot of document.querySelectorAll('[data-slot="path"]')) slot.textContent = location.pathname
}

/** Writes the reference of a submission into `[data-slot="reference"]` where the web server has not done it. */
export function fillReference(): void {
  const slot = document.querySelector('[data-slot="reference"]')
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (slot?.textContent.trim() === '' && /^[\w-]{4,40}$/.test(reference)) slot.textContent = reference
}
