/** Side of one cell of the lattice, in units of the drawing. */
const CELL = 60

/** One motif: its lines from a cell's corner (even and odd cells may differ) and its filled shape. */
interface Motif {
  lines: [even: string, odd: string]
  spark: string
}

const star = 'm14.5 14.5h31v31h-31zm15.5-6.5 22 22-22 22-22-22zm0 0v-8m22 30h8m-30 22v8m-22-30h-8'
const crenel = 'm0 60v-12h10v-12h10v-12h20v12h10v12h10v12m-38 0 8-13 8 13'
const diamond = 'm30 2 28 28-28 28-28-28zm0 13 15 15-15 15-15-15z'

// Drawn from Najdi building: pierced triangles, stepped parapets, painted door panels, plaster rosettes, stars and woven bands.
const motifs: Motif[] = [
  { lines: [star, star], spark: 'm14.5 14.5h31v31h-31zm15.5-6.5 22 22-22 22-22-22z' },
  {
    lines: ['m30 8 24 42h-48zm0 18 9 16h-18z', 'm30 52-24-42h48zm0-18-9-16h18z'],
    spark: 'm30 8 24 42h-48z',
  },
  { lines: [crenel, crenel], spark: 'm0 60v-12h10v-12h10v-12h20v12h10v12h10v12z' },
  {
    lines: ['m0 0a60 60 0 0 1 60 60a60 60 0 0 1-60-60zl60 60', 'm60 0a60 60 0 0 0-60 60a60 60 0 0 0 60-60zl-60 60'],
    spark: 'm30 14a16 16 0 0 1 0 32a16 16 0 0 1 0-32z',
  },
  { lines: [diamond, `${diamond}m0 11 4 4-4 4-4-4z`], spark: 'm30 2 28 28-28 28-28-28z' },
  {
    lines: [
      'm20 0a20 20 0 0 1-20 20m0 20a40 40 0 0 0 40-40m20 20a40 40 0 0 0-40 40m20 0a20 20 0 0 1 20-20',
      'm40 0a20 20 0 0 0 20 20m0 20a40 40 0 0 1-40-40m-20 20a40 40 0 0 1 40 40m-20 0a20 20 0 0 0-20-20',
    ],
    spark: 'm30 18 12 12-12 12-12-12z',
  },
]

/** A small repeatable generator (mulberry32 over an FNV-1a hash): the same words give the same numbers. */
function numbersFrom(words: string): () => number {
  let state = 0x811c9dc5
  for (const char of words) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const COLUMNS = 12
const ROWS = 9
const VARIANTS = 3

/** Size of every drawing, in its own units. */
const PATTERN_SIZE = { width: COLUMNS * CELL, height: ROWS * CELL }

/** Id of the drawing that stands for a topic: the same words always give the same one. */
export function patternOf(seed: string): string {
  return `p${Math.floor(numbersFrom(seed)() * motifs.length * VARIANTS)}`
}

/** One file with all drawings, so that a page names its pattern instead of drawing it. */
export function patternSprite(): string {
  const symbols = Array.from({ length: motifs.length * VARIANTS }, (_, place) => {
    const shapes = drawPattern(motifs[place % motifs.length] as Motif, numbersFrom(String(place)))
    return `<symbol id="p${place}" viewBox="0 0 ${PATTERN_SIZE.width} ${PATTERN_SIZE.height}" preserveAspectRatio="xMidYMid slice">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** A lattice that dissolves towards one corner, with a few filled cells. */
function drawPattern(motif: Motif, next: () => number): string {
  const slope = 0.5 + next()
  let lines = ''
  let sparks = ''
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const reach = (column / COLUMNS + (slope * row) / ROWS) / (1 + slope)
      const chance = next()
      if (chance > 0.25 + reach * 1.15) continue
      const corner = `M${column * CELL} ${row * CELL}`
      if (chance < 0.07 && reach > 0.2) sparks += corner + motif.spark
      lines += corner + motif.lines[(row + column) % 2]
    }
  }
  return `<path d="${sparks}"/><path d="${lines}" fill="none" stroke="currentColor" stroke-width="1.25"/>`
}
