import { at, HEIGHT, type Pattern, range, WIDTH } from './pattern.ts'

const STEP = 160

const star = (x: number, y: number, radius: number) => {
  const half = radius * 0.707
  const square = `M${at(x - half)} ${at(y - half)}h${at(half * 2)}v${at(half * 2)}h${at(-half * 2)}z`
  const diamond = `M${at(x)} ${at(y - radius)}L${at(x + radius)} ${at(y)}L${at(x)} ${at(y + radius)}L${at(x - radius)} ${at(y)}z`
  return square + diamond
}

/** The khatam: two squares turned against each other, side by side without end. */
export const stars: Pattern = {
  named: { en: 'Interlaced eight-pointed stars', ar: 'نجوم ثمانية متشابكة' },
  draw: ({ line, accent }, next) => {
    const cells = range(Math.ceil(HEIGHT / STEP) + 1).flatMap((row) =>
      range(Math.ceil(WIDTH / STEP) + 1).map((column) => ({ x: column * STEP, y: row * STEP })),
    )
    const lattice = cells.map(({ x, y }) => star(x, y, 80) + star(x, y, 46)).join('')
    const lit = cells
      .filter(() => next() > 0.86)
      .map(({ x, y }) => star(x, y, 46))
      .join('')
    return `<path d="${lattice}" fill="none" stroke="${line}" stroke-width="3" opacity=".55"/><path d="${lit}" fill="${accent}" opacity=".8"/>`
  },
}
