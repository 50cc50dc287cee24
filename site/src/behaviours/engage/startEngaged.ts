import { firstEngagement, holdUntilHydrated } from './directive'

/** With the first engagement: the islands' element, by which islands hydrate, and `engaged`. Clicks in islands wait for it. */
export function startEngaged(): void {
  const islands = document.querySelectorAll<HTMLElement>('astro-island')
  for (const island of islands) holdUntilHydrated(island)
  void firstEngagement()
    .then(() => import('./engaged'))
    .catch(() => {
      // Held clicks go to the browser: the page works without islands.
      for (const island of islands) island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
    })
}
