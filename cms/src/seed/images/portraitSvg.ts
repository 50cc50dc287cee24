import { palettes, type PaletteName } from './palettes.ts'
import { random } from './random.ts'

export interface Portrait {
  dress: 'hijab' | 'ghutra' | 'shemagh' | 'suit'
  palette: PaletteName
  skin: string
  cloth: string
  garment: string
  glasses?: boolean
  beard?: boolean
  hair?: string
}

const rings = (colour: string, next: () => number) => {
  const x = 200 + Math.round(next() * 400)
  const y = 200 + Math.round(next() * 200)
  return [150, 260, 370, 480, 590]
    .map(
      (radius) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="3" opacity=".22"/>`,
    )
    .join('')
}

const face = (skin: string) =>
  `<path d="M352 560V660Q400 700 448 660V560z" fill="${skin}" style="filter:brightness(.86)"/><ellipse cx="400" cy="430" rx="112" ry="150" fill="${skin}"/>`

const shoulders = (garment: string) =>
  `<path d="M70 1000Q80 760 250 700Q330 672 352 650H448Q470 672 550 700Q720 760 730 1000z" fill="${garment}"/>`

const beard = '<path d="M290 440Q292 600 400 604Q508 600 510 440Q500 520 400 516Q300 520 290 440z" fill="#2b201a"/>'
const glasses =
  '<g fill="none" stroke="#22262b" stroke-width="8"><rect x="312" y="400" width="74" height="52" rx="22"/><rect x="414" y="400" width="74" height="52" rx="22"/><path d="M386 420H414"/></g>'

const hijab = (cloth: string) =>
  `<path d="M400 226Q228 232 236 450Q240 560 208 690Q300 790 420 770Q560 760 600 690Q556 560 564 450Q572 232 400 226zM400 300Q496 304 500 430Q496 560 400 582Q304 560 300 430Q304 304 400 300z" fill="${cloth}" fill-rule="evenodd"/>` +
  `<path d="M300 560Q360 640 520 640Q580 660 600 690Q500 720 420 770Q300 720 300 560z" fill="#000" opacity=".13"/>`

const ghutra = (cloth: string, checked: boolean) => {
  const drape =
    'M400 238Q262 240 262 380Q258 560 196 760Q250 800 300 780Q320 640 292 440Q300 330 400 326Q500 330 508 440Q480 640 500 780Q550 800 604 760Q542 560 538 380Q538 240 400 238z'
  const fill = checked ? 'url(#check)' : cloth
  const pattern = checked
    ? `<defs><pattern id="check" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><rect width="22" height="22" fill="${cloth}"/><path d="M0 0H11V11H0zM11 11H22V22H11z" fill="#b3343f"/></pattern></defs>`
    : ''
  return `${pattern}<path d="${drape}" fill="${fill}"/><path d="M266 336Q400 268 534 336L536 364Q400 298 264 364z" fill="#17181b"/><path d="M264 372Q400 306 536 372L537 390Q400 328 263 390z" fill="#17181b"/>`
}

const suit = (hair: string) =>
  `<path d="M288 420Q270 250 400 244Q530 250 512 420Q500 320 400 322Q300 320 288 420z" fill="${hair}"/>` +
  '<path d="M350 660L400 760L450 660L480 680L410 860H390L320 680z" fill="#f4f1ea"/><path d="M388 752H412L420 860L400 900L380 860z" fill="#6b3a3a"/>'

/** An illustrated person without features: a portrait that names nobody. */
export function portraitSvg(key: string, portrait: Portrait): string {
  const palette = palettes[portrait.palette]
  const { dress, skin, cloth, garment } = portrait
  const covers = {
    hijab: () => hijab(cloth),
    ghutra: () => ghutra(cloth, false),
    shemagh: () => ghutra(cloth, true),
    suit: () => suit(portrait.hair ?? '#2b201a'),
  }
  const collar =
    dress === 'ghutra' || dress === 'shemagh'
      ? `<path d="M346 664Q400 716 454 664L462 690Q400 744 338 690z" fill="#000" opacity=".1"/>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.ground[1]}"/></linearGradient></defs>
<rect width="800" height="1000" fill="url(#g)"/>${rings(palette.line, random(key))}
${shoulders(garment)}${face(skin)}${portrait.beard ? beard : ''}${portrait.glasses ? glasses : ''}${collar}${covers[dress]()}
</svg>`
}
