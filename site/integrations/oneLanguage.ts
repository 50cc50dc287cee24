import type { AstroIntegration } from 'astro'

/** Chapters of messages that are long, and needed only by islands. */
const CHAPTERS = ['forms', 'phone']

/**
 * Lets a browser load the words of the page's own language only: in the browser's bundle a chapter of messages holds that one.
 * Islands speak the language of the page that they stand on, whatever the language of the text around them.
 */
export function oneLanguage(): AstroIntegration {
  return {
    name: 'diwan-one-language',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'diwan-one-language',
                enforce: 'pre',
                apply: 'build',
                applyToEnvironment: ({ name }: { name: string }) => name === 'client',
                transform: (code: string, id: string) => oneLanguageOf(code, id),
              },
            ],
          },
        })
      },
    },
  }
}

/** The module of a chapter as a browser gets it; `null` for every other module. */
export function oneLanguageOf(code: string, id: string): string | null {
  const chapter = CHAPTERS.find((name) => id.endsWith(`/shared/src/messages/${name}.ts`))
  if (!chapter) return null
  if (!code.includes(`export const ${chapter}Messages`)) throw new Error(`${id} exports no ${chapter}Messages.`)
  const words = (locale: string) => `{ ${locale}: (await import('./${locale}/${chapter}.ts')).${chapter} }`
  return `export const ${chapter}Messages = document.documentElement.lang === 'ar' ? ${words('ar')} : ${words('en')}\n`
}
