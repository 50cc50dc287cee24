import { at, HEIGHT, type Pattern, range, WIDTH } from './pattern.ts'

/** Lines that run together through a narrow place and part again. */
export const streams: Pattern = {
  named: { en: 'Lines that draw together and part again', ar: 'خطوط تتقارب ثم تتفرق' },
  draw: ({ line, accent }, next) => {
    const narrow = 500 + next() * 600
    const middle = 380 + next() * 240
    return range(40)
      .map((index) => {
        const from = (index / 39) * HEIGHT
        const through = middle + (index - 19.5) * 4
        const to = HEIGHT - from + (next() - 0.5) * 120
        const bright = index % 9 === 4
        const d = `M-10 ${at(from)}C${at(narrow * 0.5)} ${at(from)} ${at(narrow * 0.7)} ${at(through)} ${at(narrow)} ${at(through)}S${at(WIDTH * 0.85)} ${at(to)} ${WIDTH + 10} ${at(to)}`
        return `<path d="${d}" fill="none" stroke="${bright ? accent : line}" stroke-width="${bright ? 4.5 : 2.5}" opacity="${bright ? 0.9 : 0.45}"/>`
      })
      .join('')
  },
}
