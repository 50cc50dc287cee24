import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sfntOf } from './sfntOf.ts'

/** How the drawing library knows the fonts. */
export const SHARE_FONTS = { bold: 'IBM Plex Sans Arabic SemiBold', regular: 'IBM Plex Sans Arabic' } as const

const WEIGHTS = { bold: 600, regular: 400 } as const

/** The file of a font in `folder`, unpacked from the package of the site's fonts when it is first needed. */
export function shareFont(folder: string, script: 'arabic' | 'latin', weight: keyof typeof WEIGHTS): string {
  const name = `ibm-plex-sans-arabic-${script}-${WEIGHTS[weight]}-normal`
  const file = join(folder, `${name}.ttf`)
  if (existsSync(file)) return file
  const packaged = createRequire(import.meta.url).resolve(`@fontsource/ibm-plex-sans-arabic/files/${name}.woff`)
  mkdirSync(folder, { recursive: true })
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, sfntOf(readFileSync(packaged)))
  renameSync(partial, file)
  return file
}
