import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Adds `client:engage`. */
export function engage(): AstroIntegration {
  return {
    name: 'diwan-engage',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // The bundler of directives resolves paths, not URLs.
        addClientDirective({ name: 'engage', entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)) })
      },
    },
  }
}
