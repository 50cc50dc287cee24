import { at, HEIGHT, type Pattern, range } from './pattern.ts'

const leaf = (length: number, width: number) =>
  `M0 0Q${at(length * 0.4)} ${at(-width)} ${at(length)} 0Q${at(length * 0.4)} ${at(width)} 0 0z`

/** Palm fronds that open like a fan. */
export const fronds: Pattern = {
  named: { en: 'Palm fronds that open like fans', ar: 'سعف نخيل يتفتح كالمراوح' },
  draw: ({ line, accent }, next) =>
    range(5)
      .map((palm) => {
        const x = palm * 380 + next() * 100
        const y = HEIGHT * (0.62 + next() * 0.5)
        const size = 420 + next() * 220
        const leaves = range(13).map((index) => {
          const angle = -172 + index * 13.6
          const lit = index % 4 === palm % 4
          return `<path d="${leaf(size * (0.75 + next() * 0.25), size * 0.055)}" transform="translate(${at(x)} ${at(y)}) rotate(${at(angle)})" fill="${lit ? accent : line}" opacity="${lit ? 0.55 : 0.3}"/>`
        })
        return leaves.join('')
      })
      .join(''),
}
