import type { Plugin } from 'vite'

const HELPER = /vite\/preload-helper/

/**
 * In place of Vite's helper around `import()`, a kilobyte that every page would load: it preloads what chunks import and their
 * styles, of which there are none here. What stays is the event by which a page notices that a chunk is gone.
 */
export function smallPreload(): Plugin {
  return {
    name: 'diwan-small-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => `export const __vitePreload = (load) => load().catch((error) => {
        const event = new Event('vite:preloadError', { cancelable: true })
        event.payload = error
        dispatchEvent(event)
        if (!event.defaultPrevented) throw error
      })`,
    },
    generateBundle: {
      // After Vite has written them.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withoutPreloads(file.code)
      },
    },
  }
}

/** A chunk without the lists of what its `import()`s would preload: a tenth of the script of every page, for a helper that is not there. */
export function withoutPreloads(code: string): string {
  return code.replace(/^const __vite__mapDeps=.*\n/m, '').replace(/,\s*__vite__mapDeps\(\[[\d,\s]*\]\)/g, '')
}
