import { at, HEIGHT, type Pattern, range, WIDTH } from './pattern.ts'

const SIDE = 100

/** Openings of Najdi mud walls: triangles in rows, some of them lit from within. */
export const triangles: Pattern = {
  named: {
    en: 'Rows of triangular wall openings in the Najdi manner',
    ar: 'صفوف من الفتحات المثلثة على الطراز النجدي',
  },
  draw: ({ line, accent }, next) =>
    range(HEIGHT / SIDE)
      .flatMap((row) =>
        range(WIDTH / SIDE + 1).map((column) => {
          const x = column * SIDE + (row % 2 ? SIDE / 2 : 0)
          const y = row * SIDE + 84
          const size = 26 + next() * 14
          const lit = next() > 0.88
          return `<path d="M${at(x - size)} ${at(y)}L${at(x)} ${at(y - size * 1.6)}L${at(x + size)} ${at(y)}z" fill="${lit ? accent : line}" opacity="${lit ? 0.9 : at(0.12 + next() * 0.3)}"/>`
        }),
      )
      .join(''),
}
