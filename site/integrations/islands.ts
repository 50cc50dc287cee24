import { join } from 'node:path'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

const own = (file: string) => join(import.meta.dirname, file)

/** React for islands, with a renderer that renders an island once for each set of props instead of twice on every page, and an error boundary around each. */
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
            options.addRenderer({
              ...renderer,
              serverEntrypoint: own('islandRenderer.ts'),
              clientEntrypoint: own('islandClient.ts'),
            }),
        }),
    },
  }
}
