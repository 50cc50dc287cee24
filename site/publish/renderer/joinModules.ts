import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { ASTRO_FUNCTIONS } from './astroInternals.ts'

const ENTRY = 'diwan:renderer'
// Islands carry it for bundlers that tell servers and browsers apart.
const EXPECTED = 'MODULE_LEVEL_DIRECTIVE'

/**
 * Writes the prerender modules of a build, what they import and what a renderer needs of Astro beside them as one module that imports
 * nothing but Node's own: loading hundreds takes a start most of a second. Throws when one of them cannot be found.
 */
export async function joinModules({ modules, file }: { modules: string; file: string }): Promise<void> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    transform: {
      // React has a build for each.
      define: { 'process.env.NODE_ENV': '"production"' },
      inject: { Response: [join(import.meta.dirname, 'KeptResponse.ts'), 'KeptResponse'] },
    },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? { id } : null),
        load: (id) => (id === ENTRY ? entryOf(modules) : null),
      },
    ],
    onLog: (level, log, handle) => {
      if (log.code !== EXPECTED) handle(level, log)
    },
  })
  try {
    await bundle.write({ file, format: 'esm', codeSplitting: false })
  } finally {
    await bundle.close()
  }
}

/** What a renderer imports: the app of the prerender modules and Astro's own functions. */
function entryOf(modules: string): string {
  const app = readdirSync(modules).find((name) => /^prerender-entry\b.*\.m?js$/.test(name))
  if (app === undefined) throw new Error(`Astro left no prerender entry in ${modules}.`)
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'dist/core')
  const lines = Object.entries(ASTRO_FUNCTIONS).map(
    ([path, name]) => `export { ${name} } from ${JSON.stringify(join(astro, path))}`,
  )
  return [`export { app } from ${JSON.stringify(join(modules, app))}`, ...lines].join('\n')
}
