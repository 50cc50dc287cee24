import { at, type Pattern, range } from './pattern.ts'

const COLUMNS = 32
const ROWS = 20

const stroke = (column: number, row: number) => `M${at(40 + column * 49)} ${at(936 - row * 48)}h26v24h-26z`

/** Columns of strokes, some of them counted in another colour. */
export const ledger: Pattern = {
  named: { en: 'Columns of measured strokes, some of them marked', ar: 'أعمدة من الخطوط المقيسة، بعضها معلَّم' },
  draw: ({ line, accent }, next) => {
    const heights = range(COLUMNS).map((column) =>
      Math.floor(ROWS * (0.25 + 0.55 * Math.abs(Math.sin(column * 0.33 + next() * 0.5)))),
    )
    // One path per tone: hundreds of shapes with an opacity each take six times as long to draw.
    const tone = (isIn: (row: number, height: number) => boolean) =>
      heights
        .map((height, column) =>
          range(ROWS)
            .filter((row) => isIn(row, height))
            .map((row) => stroke(column, row))
            .join(''),
        )
        .join('')
    return (
      `<path d="${tone((row, height) => row > height)}" fill="${line}" opacity=".08"/>` +
      `<path d="${tone((row, height) => row < height)}" fill="${line}" opacity=".42"/>` +
      `<path d="${tone((row, height) => row === height)}" fill="${accent}" opacity=".95"/>`
    )
  },
}
