import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

/** A font file that the site serves: some letters of a file of the font's package. */
export interface Subset {
  /** Name of the file in `site/src/styles/fonts`. */
  name: string
  source: string
  /** As `unicode-range` in `site/src/styles/fonts.css` says it. */
  range: string
  /** Letters of the range that another file holds. */
  without?: string
  /** Weights of a variable font. */
  weights?: { min: number; max: number }
}

const latin = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
const arabic = (weight: number) =>
  `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`

/** What English prose is made of. */
const ENGLISH = 'U+20-7A, U+A0, U+A9, U+AB, U+B7, U+BB, U+D7, U+200E-2026'
/** Without a letter of those: a family of its own, it would be asked for them wherever their file came too late. */
const OTHER_LATIN =
  'U+7B-7E, U+A1-A8, U+AA, U+AC-B6, U+B8-BA, U+BC-D6, U+D8-329, U+2000-200D, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
/**
 * The letters, vowel signs, digits and punctuation of Arabic; what only Persian, Urdu or the Quran write comes on demand. With the
 * spaces between words, so that a line of Arabic is as long as it will be before any other file is there.
 */
const ARABIC = 'U+20, U+A0, U+60C-652, U+660-66C, U+670'
const OTHER_ARABIC = 'U+600-8FF, U+FB50-FEFC'

const LATIN_WEIGHTS = { min: 400, max: 600 }

/** The files of all pages' fonts, in no order. */
export const subsets: readonly Subset[] = [
  { name: 'latin', source: latin, range: ENGLISH, weights: LATIN_WEIGHTS },
  { name: 'latin-other', source: latin, range: OTHER_LATIN, weights: LATIN_WEIGHTS },
  { name: 'arabic-400', source: arabic(400), range: ARABIC },
  { name: 'arabic-600', source: arabic(600), range: ARABIC },
  { name: 'arabic-other-400', source: arabic(400), range: OTHER_ARABIC, without: ARABIC },
  { name: 'arabic-other-600', source: arabic(600), range: OTHER_ARABIC, without: ARABIC },
]

// What shapes text, and figures of one width for tables; small capitals, fractions and their like are used nowhere.
const FEATURES = 'calt ccmp clig curs fina init isol kern liga locl mark medi mkmk rclt rlig tnum'.split(' ')

const require = createRequire(import.meta.url)

export const fileOf = ({ name }: Subset): string =>
  resolve(import.meta.dirname, '../../site/src/styles/fonts', `${name}.woff2`)

/** The file's content: the same for the same package. Screens that hint fonts by themselves need no hints. */
export function makeSubset({ range, source, weights, without }: Subset): Promise<Buffer> {
  const others = new Set(without && lettersOf(without))
  const letters = lettersOf(range).filter((letter) => !others.has(letter))
  return subsetFont(readFileSync(require.resolve(source)), letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  })
}

/** Every letter of a `unicode-range`. */
function lettersOf(range: string): string[] {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
  })
}
