import { at, HEIGHT, type Pattern, range, WIDTH } from './pattern.ts'

/** Dunes under a low sun. */
export const dunes: Pattern = {
  named: { en: 'Layered dunes under a low sun', ar: 'كثبان متدرجة تحت شمس منخفضة' },
  draw: ({ line, accent, ground }, next) => {
    const sun = `<circle cx="${at(300 + next() * 1000)}" cy="${at(250 + next() * 90)}" r="110" fill="${accent}" opacity=".85"/>`
    const layers = range(7).map((layer) => {
      const base = 380 + layer * 92
      const phase = next() * 6
      const height = 60 + next() * 60
      const points = range(41).map((step) => {
        const x = (step / 40) * WIDTH
        const y = base - Math.sin(phase + (step / 40) * (3 + layer * 0.4)) * height
        return `${at(x)} ${at(y)}`
      })
      return `<path d="M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}z" fill="${layer % 2 ? ground[0] : ground[1]}" stroke="${line}" stroke-width="3" stroke-opacity="${at(0.25 + layer * 0.08)}"/>`
    })
    return sun + layers.join('')
  },
}
