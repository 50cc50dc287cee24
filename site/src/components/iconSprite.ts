import { iconShapes } from './iconShapes'

/** One file with all icons, so that a page names an icon instead of drawing it. */
export function iconSprite(): string {
  const symbols = Object.entries(iconShapes).map(
    ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
