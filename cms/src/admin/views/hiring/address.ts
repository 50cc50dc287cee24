'use client'

/** Changes parameters of the address without loading the page again; an empty value leaves. */
export function setParams(changes: Record<string, string | null>, mode: 'push' | 'replace' = 'replace'): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  window.history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', url)
}

export const openPanel = (id: string) => setParams({ open: id }, 'push')
