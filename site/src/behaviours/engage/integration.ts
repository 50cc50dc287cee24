import type { AstroIntegration } from 'astro'

/** Adds `client:engage`. */
export function engage(): AstroIntegration {
  return {
    name: 'diwan-engage',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'engage', entrypoint: new URL('./directive.ts', import.meta.url) })
      },
    },
  }
}
