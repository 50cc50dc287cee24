import type { Locale } from '@diwan/shared/content'
import { keepSigns } from '@diwan/shared/lib/keepSigns'
import sharp from 'sharp'
import { SHARE_FONTS, shareFont } from './shareFonts.ts'

/** What a share image says. */
export interface ShareWords {
  locale: Locale
  /** Kind of entry, in words: "Article". */
  kind: string
  title: string
  company: string
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const TITLE = { width: WIDTH - 2 * MARGIN, height: 250, top: 190 }
const LINE = { kind: { height: 40, top: 96 }, company: { height: 36, top: 512 } }
const COLOURS = {
  ground: '#0c1512',
  ink: '#edf2ec',
  palm: '#6fcba2',
  soft: '#a9b8af',
  line: '#24332d',
  pattern: '#1c2f29',
}
const JPEG = { quality: 86, chromaSubsampling: '4:4:4' } as const

// The parapet of the site's footer, and a lattice that dissolves away from the words.
const merlon = (x: number) => `M${x} 630v-18h18v-18h18v-36h48v36h18v18h18v18z`
const star = (x: number, y: number) => `M${x} ${y - 44}l44 44-44 44-44-44zM${x - 31} ${y - 31}h62v62h-62z`

function background(locale: Locale): Buffer {
  const merlons = Array.from({ length: 10 }, (_, index) => merlon(index * 120)).join('')
  const places = Array.from({ length: 24 }, (_, index) => [index % 6, Math.floor(index / 6)] as const)
  const stars = places
    .filter(([column, row]) => column + 3 - row > 3)
    .map(([column, row]) => star(640 + column * 110, 44 + row * 110))
  const turned = locale === 'ar' ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${COLOURS.ground}"/>
<g${turned}><path d="${stars.join('')}" fill="none" stroke="${COLOURS.pattern}" stroke-width="2"/></g>
<path d="M${MARGIN} 484h${TITLE.width}" stroke="${COLOURS.line}" stroke-width="2"/>
<path d="${merlons}" fill="${COLOURS.line}"/></svg>`)
}

const escaped = (text: string) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Words in a box: as large as they fit, broken between words, joined and ordered as their script wants. */
async function drawn(
  fonts: string,
  text: string,
  weight: 'bold' | 'regular',
  colour: string,
  box: { width: number; height: number },
) {
  const script = /[\u0600-\u06ff]/.test(text) ? 'arabic' : 'latin'
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(script === 'arabic' ? keepSigns(text) : text)}</span>`,
      font: `${SHARE_FONTS[weight]}, 12`,
      fontfile: shareFont(fonts, script, weight),
      rgba: true,
      align: 'left',
      wrap: 'word-char',
      ...box,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

let areLatinLettersKnown = false

/**
 * A 1200 × 630 JPEG that stands for an entry where its address is shared. The same words give the same bytes.
 * `fonts` is a folder to unpack fonts to.
 */
export async function drawShareImage({ locale, kind, title, company }: ShareWords, fonts: string): Promise<Buffer> {
  // A font file is known from its first use on: names in Latin letters stand in Arabic titles too.
  if (!areLatinLettersKnown) {
    await drawn(fonts, 'A', 'bold', COLOURS.ink, { width: 10, height: 10 })
    await drawn(fonts, 'A', 'regular', COLOURS.ink, { width: 10, height: 10 })
    areLatinLettersKnown = true
  }
  const left = (info: { width: number }) => (locale === 'ar' ? WIDTH - MARGIN - info.width : MARGIN)
  const layer = async (text: string, weight: 'bold' | 'regular', colour: string, box: typeof TITLE) => {
    if (text.trim() === '') return []
    const { data, info } = await drawn(fonts, text, weight, colour, { width: box.width, height: box.height })
    return [{ input: data, left: left(info), top: box.top + Math.round((box.height - info.height) / 2) }]
  }
  const { width } = TITLE
  const layers = [
    ...(await layer(kind, 'bold', COLOURS.palm, { width, ...LINE.kind })),
    ...(await layer(title, 'bold', COLOURS.ink, TITLE)),
    ...(await layer(company, 'regular', COLOURS.soft, { width, ...LINE.company })),
  ]
  return sharp(background(locale)).composite(layers).jpeg(JPEG).toBuffer()
}
