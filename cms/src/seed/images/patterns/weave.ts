import { at, type Pattern, range, WIDTH } from './pattern.ts'

/** Bands of diamonds and teeth, as woven in sadu. */
export const weave: Pattern = {
  named: { en: 'Woven bands of diamonds in the manner of sadu', ar: 'أشرطة منسوجة من المعينات على طريقة السدو' },
  draw: ({ line, accent }, next) =>
    range(10)
      .map((band) => {
        const y = band * 100 + 50
        const size = band % 3 === 0 ? 40 : 24
        const lit = Math.floor(next() * 3)
        const diamonds = range(Math.ceil(WIDTH / (size * 2)) + 1).map((index) => {
          const x = index * size * 2 + (band % 2 ? size : 0)
          const bright = index % 3 === lit
          return `<path d="M${at(x - size)} ${y}L${at(x)} ${at(y - size)}L${at(x + size)} ${y}L${at(x)} ${at(y + size)}z" fill="${bright ? accent : line}" opacity="${bright ? 0.7 : 0.3}"/>`
        })
        return `${diamonds.join('')}<path d="M0 ${y - 48}H${WIDTH}M0 ${y + 48}H${WIDTH}" stroke="${line}" stroke-width="3" opacity=".5"/>`
      })
      .join(''),
}
