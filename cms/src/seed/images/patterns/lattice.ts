import { at, HEIGHT, type Pattern, range, WIDTH } from './pattern.ts'

const RADIUS = 62

const hexagon = (x: number, y: number, radius: number) =>
  `M${range(6)
    .map((corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6
      return `${at(x + Math.cos(angle) * radius)} ${at(y + Math.sin(angle) * radius)}`
    })
    .join('L')}z`

/** A mashrabiya screen of hexagons. */
export const lattice: Pattern = {
  named: { en: 'A mashrabiya screen of hexagons', ar: 'مشربية من أشكال سداسية' },
  draw: ({ line, accent }, next) => {
    const width = RADIUS * Math.sqrt(3)
    const cells = range(Math.ceil(HEIGHT / (RADIUS * 1.5)) + 1).flatMap((row) =>
      range(Math.ceil(WIDTH / width) + 1).map((column) => ({
        x: column * width + (row % 2 ? width / 2 : 0),
        y: row * RADIUS * 1.5,
      })),
    )
    const screen = cells.map(({ x, y }) => hexagon(x, y, RADIUS - 4) + hexagon(x, y, RADIUS * 0.5)).join('')
    const lit = cells
      .filter(({ x, y }) => next() > 0.72 + Math.abs(x / WIDTH - 0.7) * 0.3 + Math.abs(y / HEIGHT - 0.5) * 0.2)
      .map(({ x, y }) => hexagon(x, y, RADIUS * 0.5))
      .join('')
    return `<path d="${screen}" fill="none" stroke="${line}" stroke-width="3.5" opacity=".5"/><path d="${lit}" fill="${accent}" opacity=".75"/>`
  },
}
