import type { AstroIntegration } from 'astro'

/** Routes of `astro dev`, and of a build with `TEST_PAGES=true`; never of a site for visitors. */
const pages = [
  { pattern: '/[...locale]/styleguide', entrypoint: './src/styleguide/Frames.astro' },
  { pattern: '/[...locale]/styleguide/specimens', entrypoint: './src/styleguide/Specimens.astro' },
  { pattern: '/[...locale]/styleguide/runtime', entrypoint: './src/testing/runtime.astro' },
]

/** Adds the pages that exist for development and tests only. */
export function testPages(): AstroIntegration {
  return {
    name: 'diwan-test-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env.TEST_PAGES !== 'true') return
        for (const page of pages) injectRoute({ ...page, prerender: true })
      },
    },
  }
}
