import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/env'
import { sfntOf } from './sfntOf'

/** How the drawing library knows the fonts. */
export const SHARE_FONTS = { bold: 'IBM Plex Sans Arabic SemiBold', regular: 'IBM Plex Sans Arabic' } as const

const WEIGHTS = { bold: 600, regular: 400 } as const

/** The file of a font, unpacked from the package of the site's fonts when it is first needed. */
export function shareFont(script: 'arabic' | 'latin', weight: keyof typeof WEIGHTS): string {
  const name = `ibm-plex-sans-arabic-${script}-${WEIGHTS[weight]}-normal`
  const folder = join(env.DATA_DIR, 'fonts')
  const file = join(folder, `${name}.ttf`)
  if (existsSync(file)) return file
  const packaged = join('node_modules/@fontsource/ibm-plex-sans-arabic/files', `${name}.woff`)
  const source = [packaged, join('..', packaged)]
    .map((path) => join(process.cwd(), path))
    .find((path) => existsSync(path))
  if (source === undefined) throw new Error(`The font ${name} is not installed: run npm ci.`)
  mkdirSync(folder, { recursive: true })
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, sfntOf(readFileSync(source)))
  renameSync(partial, file)
  return file
}
