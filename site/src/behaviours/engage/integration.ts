import type { AstroIntegration } from 'astro'

/** Adds `client:engage`. */
export function engage(): AstroIntegration {
  return {
    name: 'diwan-engage',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // Relative to the site's folder.
        addClientDirective({ name: 'engage', entrypoint: './src/behaviours/engage/directive.ts' })
      },
    },
  }
}
