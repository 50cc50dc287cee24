import { coverSvg } from './coverSvg.ts'
import { letters, widthOf } from './letters.ts'

/** The company's mark in a square of 100: a stem with two leaves above the ground line and two roots below it. */
const mark = (leaf: string, root: string) =>
  `<path d="M46 44V8Q46 4 50 4T54 8V44zM42 44Q10 42 10 10Q42 12 42 44zM58 44Q58 12 90 10Q90 42 58 44z" fill="${leaf}"/>` +
  `<path d="M4 50H96V56H4z" fill="${leaf}"/>` +
  `<path d="M46 62H54V92Q54 96 50 96T46 92zM42 62Q42 88 16 90Q16 64 42 62zM58 62Q84 64 84 90Q58 88 58 62z" fill="${root}"/>`

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

const wordmark = (ink: string, leaf: string, root: string) => {
  const width = Math.ceil(196 + widthOf('RASIKH', 64) + 30)
  return svg(
    width,
    200,
    `<g transform="translate(24 26) scale(1.48)">${mark(leaf, root)}</g>` +
      letters({ text: 'RASIKH', x: 202, y: 44, size: 62, colour: ink, weight: 0.95 }) +
      letters({ text: 'ADVISORY', x: 203, y: 134, size: 24, colour: ink, weight: 0.8 }),
  )
}

/** The company's own files, by name. */
export const brandSvg = {
  /** For light grounds. */
  logo: () => wordmark('#0d3a31', '#1c7a63', '#b3863c'),
  /** For dark grounds. */
  'logo-dark': () => wordmark('#f3efe6', '#4fb493', '#e7c27d'),
  mark: () =>
    svg(
      512,
      512,
      `<rect width="512" height="512" rx="96" fill="#0b2a24"/><g transform="translate(96 96) scale(3.2)">${mark('#4fb493', '#e7c27d')}</g>`,
    ),
  /** The picture that social networks show when a page has none. */
  share: () => {
    const ground = coverSvg('share', 'stars', 'palm')
    const width = widthOf('RASIKH', 150)
    return svg(
      1200,
      750,
      `<g transform="scale(.75)">${ground.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g><rect width="1200" height="750" fill="#06201b" opacity=".62"/>` +
        `<g transform="translate(${600 - (width + 230) / 2} 285) scale(1.8)">${mark('#4fb493', '#e7c27d')}</g>` +
        letters({
          text: 'RASIKH',
          x: 600 - (width + 230) / 2 + 230,
          y: 300,
          size: 150,
          colour: '#f3efe6',
          weight: 0.9,
        }),
    )
  },
} satisfies Record<string, () => string>

export type BrandName = keyof typeof brandSvg
