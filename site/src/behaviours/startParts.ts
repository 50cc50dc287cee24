/**
 * Starts what only some pages have. It comes apart, because the first script of all pages is counted in bytes, and once a visitor has what
 * they came for; filters that the address names come at once.
 */
export function startParts(): void {
  const startButtons = () => import('./pageButtons').then(({ showPageButtons }) => showPageButtons())
  const startFilters = () => import('./facets').then(({ startFacets }) => startFacets())

  if (document.querySelector('[data-copy],[data-print]')) addEventListener('load', startButtons)
  if (!document.querySelector('.facets')) return
  if (location.search) void startFilters()
  else addEventListener('load', startFilters)
}
