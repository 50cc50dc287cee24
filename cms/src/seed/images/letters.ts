/** Capital letters as single strokes on a grid four wide and six high: [advance, path]. Logos need no installed font. */
const glyphs: Record<string, [number, string]> = {
  A: [4.4, 'M0 6L2.2 0L4.4 6M.9 4H3.5'],
  B: [3.6, 'M0 0V6H2A1.5 1.5 0 0 0 2 2.8H0M0 0H1.8A1.4 1.4 0 0 1 1.8 2.8'],
  C: [4.2, 'M4.2 1.1A3 3 0 1 0 4.2 4.9'],
  D: [4.2, 'M0 0V6H1.2A3 3 0 0 0 1.2 0z'],
  E: [3.2, 'M3.2 0H0V6H3.2M0 3H2.6'],
  F: [3.2, 'M3.2 0H0V6M0 3H2.6'],
  G: [4.6, 'M4.4 1.1A3 3 0 1 0 4.6 3.2H2.8'],
  H: [3.8, 'M0 0V6M3.8 0V6M0 3H3.8'],
  I: [0.2, 'M.1 0V6'],
  J: [2.6, 'M2.6 0V4.4A1.3 1.6 0 0 1 0 4.6'],
  K: [3.6, 'M0 0V6M3.6 0L0 3.6M1.2 2.5L3.7 6'],
  L: [3, 'M0 0V6H3'],
  M: [4.8, 'M0 6V0L2.4 4L4.8 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [6, 'M3 0A3 3 0 1 0 3 6A3 3 0 1 0 3 0'],
  P: [3.5, 'M0 6V0H1.9A1.6 1.6 0 0 1 1.9 3.2H0'],
  Q: [6, 'M3 0A3 3 0 1 0 3 6A3 3 0 1 0 3 0M3.8 4L6 6.2'],
  R: [3.7, 'M0 6V0H1.9A1.6 1.6 0 0 1 1.9 3.2H0M1.8 3.2L3.7 6'],
  S: [3.5, 'M3.3 .9A1.7 1.5 0 1 0 1.7 3A1.75 1.5 0 1 1 .1 5.1'],
  T: [3.8, 'M0 0H3.8M1.9 0V6'],
  U: [3.8, 'M0 0V4.1A1.9 1.9 0 0 0 3.8 4.1V0'],
  V: [4.2, 'M0 0L2.1 6L4.2 0'],
  W: [5.6, 'M0 0L1.5 6L2.8 1.6L4.1 6L5.6 0'],
  X: [3.8, 'M0 0L3.8 6M3.8 0L0 6'],
  Y: [4, 'M0 0L2 3.1L4 0M2 3.1V6'],
  Z: [3.7, 'M0 0H3.7L0 6H3.7'],
  ' ': [1.6, ''],
}

const GAP = 1.5

interface Line {
  text: string
  x: number
  y: number
  /** Height of the capitals. */
  size: number
  colour: string
  weight?: number
}

/** How wide a line of capitals comes out. */
export function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0) + GAP, -GAP)
  return (units * size) / 6
}

/** A line of capitals drawn as strokes. */
export function letters({ text, x, y, size, colour, weight = 0.85 }: Line): string {
  const scale = size / 6
  let pen = 0
  const strokes = [...text].map((letter) => {
    const glyph = glyphs[letter]
    if (!glyph) throw new Error(`No letter "${letter}" is drawn in letters.ts`)
    const path = glyph[1] && `<path d="${glyph[1]}" transform="translate(${Math.round(pen * 100) / 100} 0)"/>`
    pen += glyph[0] + GAP
    return path
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}
