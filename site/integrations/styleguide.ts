import type { AstroIntegration } from 'astro'

const isWanted = () => process.env.PUBLIC_STYLEGUIDE === 'true'

/** Adds `/styleguide` while developing, and to the builds that audits look at. No other build, and so no release, has it. */
export function styleguide(): AstroIntegration {
  return {
    name: 'diwan-styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !isWanted()) return
        // Relative to the site's folder.
        injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/Frames.astro' })
        injectRoute({
          pattern: '/[...locale]/styleguide/specimens',
          entrypoint: './src/styleguide/Specimens.astro',
        })
      },
    },
  }
}
