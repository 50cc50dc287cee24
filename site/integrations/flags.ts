import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AstroIntegration } from 'astro'

const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
const COUNTRY = /^[A-Z]{2}\.svg$/

const flagOf = (file: string) => readFileSync(join(folder, file))

/** Serves the flags of the phone field as `/flags/{iso2}.svg`: files of the site, each fetched when its row comes into view. */
export function flags(): AstroIntegration {
  const names = readdirSync(folder).filter((name) => COUNTRY.test(name))
  return {
    name: 'diwan-flags',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'diwan-flags',
                generateBundle() {
                  if (this.environment.name !== 'client') return
                  for (const name of names) {
                    this.emitFile({ type: 'asset', fileName: `flags/${name.toLowerCase()}`, source: flagOf(name) })
                  }
                },
              },
            ],
          },
        })
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/flags', (request, response, next) => {
          const name = names.find((each) => request.url === `/${each.toLowerCase()}`)
          if (!name) return next()
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(flagOf(name))
        })
      },
    },
  }
}
