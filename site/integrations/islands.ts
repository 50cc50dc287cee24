import { join } from 'node:path'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** React for islands, with a renderer that renders an island once for each set of props instead of twice on every page. */
export function islands(): AstroIntegration {
  const integration = react()
  const setup = integration.hooks['astro:config:setup']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: join(import.meta.dirname, 'islandRenderer.ts') }),
        }),
    },
  }
}
