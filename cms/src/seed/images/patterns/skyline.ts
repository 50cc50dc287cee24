import { at, HEIGHT, type Pattern, range } from './pattern.ts'

/** Towers with lit windows. */
export const skyline: Pattern = {
  named: { en: 'A skyline of towers with lit windows', ar: 'أفق من الأبراج بنوافذ مضاءة' },
  draw: ({ line, accent, ground }, next) =>
    range(16)
      .map((index) => {
        const x = index * 104 - 20
        const width = 78 + next() * 46
        const height = 260 + next() * 560
        const top = HEIGHT - height
        const slant = (next() - 0.5) * 70
        const tower = `<path d="M${at(x)} ${HEIGHT}V${at(top + slant)}L${at(x + width)} ${at(top)}V${HEIGHT}z" fill="${index % 2 ? ground[0] : ground[1]}" stroke="${line}" stroke-width="3" stroke-opacity=".55"/>`
        const windows = range(Math.floor(height / 58) - 1).map((floor) => {
          const lit = next() > 0.7
          return `<rect x="${at(x + 14)}" y="${at(top + 56 + floor * 58)}" width="${at((width - 28) * (0.35 + next() * 0.65))}" height="10" fill="${lit ? accent : line}" opacity="${lit ? 0.9 : 0.25}"/>`
        })
        return tower + windows.join('')
      })
      .join(''),
}
