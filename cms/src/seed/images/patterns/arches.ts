import { at, HEIGHT, type Pattern, range, WIDTH } from './pattern.ts'

const COLUMNS = 8
const arch = (x: number, base: number, width: number, height: number) =>
  `M${at(x)} ${at(base)}v${at(-height)}q0 ${at(-width * 0.62)} ${at(width / 2)} ${at(-width * 0.86)}q${at(width / 2)} ${at(width * 0.24)} ${at(width / 2)} ${at(width * 0.86)}v${at(height)}z`

/** Rows of pointed arches, one behind the other. */
export const arches: Pattern = {
  named: { en: 'Rows of pointed arches', ar: 'صفوف من العقود المدببة' },
  draw: ({ line, accent, ground }, next) => {
    const width = WIDTH / COLUMNS
    const rows = range(3).map((row) => {
      const base = HEIGHT - (2 - row) * 300
      const shapes = range(COLUMNS + 1).map((column) => {
        const x = column * width - (row % 2 ? width / 2 : 0) + 14
        return arch(x, base, width - 28, 120)
      })
      const inner = range(COLUMNS + 1).map((column) => {
        const x = column * width - (row % 2 ? width / 2 : 0) + 52
        return { d: arch(x, base, width - 104, 110), lit: next() > 0.8 }
      })
      return (
        `<path d="${shapes.join('')}" fill="${ground[0]}" stroke="${line}" stroke-width="4" opacity="${0.5 + row * 0.2}"/>` +
        inner
          .map(({ d, lit }) => `<path d="${d}" fill="${lit ? accent : line}" opacity="${lit ? 0.75 : 0.16}"/>`)
          .join('')
      )
    })
    return rows.join('')
  },
}
