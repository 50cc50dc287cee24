/** What only some pages have, by what it belongs to. It comes apart: the script of every page is counted in bytes. */
const PARTS = {
  '.facets': () => import('./facets'),
  'button[data-copy]': () => import('./copyButtons'),
  'button[data-print]': () => import('./printButtons'),
}

/** Starts what this page has of them. A part that does not come leaves the page as it is without scripts. */
export function startParts(): void {
  for (const [selector, load] of Object.entries(PARTS)) {
    if (!document.querySelector(selector)) continue
    load().then(
      ({ start }) => start(),
      (error: unknown) => console.error(`A part of the page could not be loaded (${selector})`, error),
    )
  }
}
