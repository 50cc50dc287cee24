import { at, HEIGHT, type Pattern, range } from './pattern.ts'

/** Paths that turn at right angles and end in a point, as on a circuit board. */
export const circuits: Pattern = {
  named: { en: 'Right-angled paths that end in points of light', ar: 'مسارات قائمة الزوايا تنتهي بنقاط مضيئة' },
  draw: ({ line, accent }, next) =>
    range(34)
      .map((index) => {
        const y = 20 + index * (HEIGHT / 34)
        const turn = 200 + next() * 900
        const drop = (next() - 0.5) * 260
        const end = turn + 160 + next() * 420
        const bright = next() > 0.75
        const colour = bright ? accent : line
        const d = `M-10 ${at(y)}H${at(turn)}l${at(Math.abs(drop))} ${at(drop)}H${at(end + Math.abs(drop))}`
        return (
          `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${bright ? 4 : 3}" opacity="${bright ? 0.9 : 0.42}"/>` +
          `<circle cx="${at(end + Math.abs(drop) + 10)}" cy="${at(y + drop)}" r="10" fill="${bright ? accent : 'none'}" stroke="${colour}" stroke-width="3.5" opacity="${bright ? 1 : 0.6}"/>`
        )
      })
      .join(''),
}
