import { palettes } from './palettes.ts'
import { at, range } from './patterns/pattern.ts'
import { random } from './random.ts'

export type City = 'riyadh' | 'jeddah' | 'khobar'

const windows = (x: number, y: number, columns: number, rows: number, colour: string, next: () => number) =>
  range(columns * rows)
    .map((index) => {
      const left = x + (index % columns) * 30
      const top = y + Math.floor(index / columns) * 44
      return `<rect x="${left}" y="${top}" width="18" height="26" rx="2" fill="${colour}" opacity="${at(0.25 + next() * 0.65)}"/>`
    })
    .join('')

const palm = (x: number, height: number, colour: string) =>
  `<g transform="translate(${x} 860)" fill="${colour}"><path d="M-6 0Q-2 ${-height / 2} -4 ${-height}H4Q8 ${-height / 2} 8 0z"/>${range(
    7,
  )
    .map(
      (leaf) =>
        `<path d="M0 0Q40 -18 92 18Q40 8 0 0z" transform="translate(0 ${-height}) rotate(${-200 + leaf * 36})"/>`,
    )
    .join('')}</g>`

const building = (x: number, top: number, width: number, fill: string) =>
  `<path d="M${x} 860V${top}H${x + width}V860z" fill="${fill}"/>`

type Colours = (typeof palettes)[keyof typeof palettes]

const scenes: Record<City, { palette: Colours; draw: (colours: Colours, next: () => number) => string }> = {
  riyadh: {
    palette: palettes.copper,
    draw: ({ ground, line, accent }, next) =>
      building(150, 470, 220, ground[0]) +
      windows(180, 510, 6, 7, accent, next) +
      `<path d="M470 860L520 230Q600 150 680 230L730 860zM560 300Q600 360 640 300L632 250Q600 220 568 250z" fill="${ground[0]}" fill-rule="evenodd" stroke="${line}" stroke-width="4"/>` +
      windows(548, 420, 4, 9, accent, next) +
      building(830, 390, 260, ground[0]) +
      windows(862, 430, 7, 9, accent, next) +
      building(1170, 540, 260, ground[0]) +
      windows(1200, 580, 7, 6, accent, next) +
      [90, 430, 780, 1130, 1500].map((x, index) => palm(x, 130 + (index % 3) * 30, line)).join(''),
  },
  jeddah: {
    palette: palettes.gulf,
    draw: ({ ground, line, accent }, next) =>
      range(5)
        .map((index) => {
          const x = 120 + index * 280
          const top = 360 + Math.round(next() * 180)
          const screens = range(Math.floor((840 - top) / 130)).map(
            (row) =>
              `<path d="M${x + 40} ${top + 60 + row * 130}h140v80h-140z" fill="${line}" opacity=".45"/><path d="M${x + 40} ${top + 100 + row * 130}h140M${x + 87} ${top + 60 + row * 130}v80M${x + 133} ${top + 60 + row * 130}v80" stroke="${accent}" stroke-width="5"/>`,
          )
          return building(x, top, 220, ground[0]) + screens.join('')
        })
        .join('') +
      range(5)
        .map(
          (row) =>
            `<path d="M0 ${880 + row * 26}Q200 ${862 + row * 26} 400 ${880 + row * 26}T800 ${880 + row * 26}T1200 ${880 + row * 26}T1600 ${880 + row * 26}" fill="none" stroke="${line}" stroke-width="4" opacity=".6"/>`,
        )
        .join(''),
  },
  khobar: {
    palette: palettes.night,
    draw: ({ ground, line, accent }, next) =>
      `<path d="M770 860L784 420H816L830 860z" fill="${ground[0]}"/><path d="M690 420Q690 330 800 320Q910 330 910 420Q860 450 800 450T690 420z" fill="${line}"/>` +
      [140, 420, 1010, 1290]
        .map((x, index) => {
          const top = 480 + Math.round(next() * 120)
          return building(x, top, 200, ground[0]) + windows(x + 28, top + 36, 5, 6 - (index % 2), accent, next)
        })
        .join('') +
      `<path d="M0 860H1600" stroke="${line}" stroke-width="5"/>` +
      range(9)
        .map((pier) => `<path d="M${pier * 190 + 40} 860v70" stroke="${line}" stroke-width="10" opacity=".7"/>`)
        .join('') +
      `<path d="M0 840Q800 790 1600 840" fill="none" stroke="${accent}" stroke-width="5"/>`,
  },
}

/** A city in a few shapes, for an office's picture. */
export function officeSvg(city: City): string {
  const { palette, draw } = scenes[city]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">
<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.ground[0]}"/><stop offset=".85" stop-color="${palette.glow}"/></linearGradient></defs>
<rect width="1600" height="1000" fill="url(#g)"/><circle cx="1320" cy="240" r="96" fill="${palette.accent}" opacity=".9"/>
<rect y="860" width="1600" height="140" fill="${palette.ground[1]}"/>${draw(palette, random(city))}
</svg>`
}
