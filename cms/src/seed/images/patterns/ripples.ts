import { at, type Pattern, range } from './pattern.ts'

/** Rings that spread from three points and cross. */
export const ripples: Pattern = {
  named: { en: 'Rings that spread from three points and meet', ar: 'حلقات تنتشر من ثلاث نقاط وتلتقي' },
  draw: ({ line, accent }, next) =>
    range(3)
      .map((source) => {
        const x = 200 + source * 560 + next() * 160
        const y = 200 + next() * 620
        const rings = range(12).map(
          (ring) =>
            `<circle cx="${at(x)}" cy="${at(y)}" r="${50 + ring * 58}" fill="none" stroke="${line}" stroke-width="${at(5 - ring * 0.3)}" opacity="${at(0.75 - ring * 0.055)}"/>`,
        )
        return `${rings.join('')}<circle cx="${at(x)}" cy="${at(y)}" r="22" fill="${accent}"/>`
      })
      .join(''),
}
