import { letters, widthOf } from './letters.ts'
import { marks, type MarkName } from './marks.ts'

export interface Logo {
  mark: MarkName
  /** Mid-tone that reads on dark and on light ground. */
  colour: string
  words: [string, string]
}

const HEIGHT = 200

/** A company's mark and its name in capitals, on a transparent ground. */
export function logoSvg({ mark, colour, words: [first, second] }: Logo): string {
  const width = Math.ceil(200 + Math.max(widthOf(first, 56), widthOf(second, 26)) + 30)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">
<g transform="translate(24 30) scale(1.4)" fill="${colour}">${marks[mark]}</g>
${letters({ text: first, x: 196, y: 44, size: 56, colour, weight: 1 })}
${letters({ text: second, x: 196, y: 128, size: 26, colour, weight: 1 })}
</svg>`
}
