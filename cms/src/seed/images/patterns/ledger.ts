import { at, type Pattern, range } from './pattern.ts'

/** Columns of strokes, some of them counted in another colour. */
export const ledger: Pattern = {
  named: { en: 'Columns of measured strokes, some of them marked', ar: 'أعمدة من الخطوط المقيسة، بعضها معلَّم' },
  draw: ({ line, accent }, next) =>
    range(32)
      .map((column) => {
        const x = 40 + column * 49
        const filled = 0.25 + 0.55 * Math.abs(Math.sin(column * 0.33 + next() * 0.5))
        return range(20)
          .map((row) => {
            const y = 960 - row * 48
            const below = row / 20 < filled
            const top = below && (row + 1) / 20 >= filled
            return `<rect x="${at(x)}" y="${at(y - 24)}" width="26" height="24" rx="5" fill="${top ? accent : line}" opacity="${top ? 0.95 : below ? 0.42 : 0.08}"/>`
          })
          .join('')
      })
      .join(''),
}
