import { palettes, type PaletteName } from './palettes.ts'
import { patterns, type PatternName } from './patterns/index.ts'
import { HEIGHT, WIDTH } from './patterns/pattern.ts'
import { random } from './random.ts'

/** A cover: a motif over a dark ground with a glow, the same for the same key. */
export function coverSvg(key: string, pattern: PatternName, paletteName: PaletteName): string {
  const palette = palettes[paletteName]
  const next = random(key)
  const glowX = 20 + Math.round(next() * 60)
  const glowY = 15 + Math.round(next() * 50)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette.ground[1]}"/><stop offset="1" stop-color="${palette.ground[0]}"/></linearGradient>
<radialGradient id="s" cx="${glowX}%" cy="${glowY}%" r="60%"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="${palette.ground[0]}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ground[0]}" stop-opacity=".7"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#s)"/>
${patterns[pattern].draw(palette, next)}
<rect width="100%" height="100%" fill="url(#v)"/>
</svg>`
}
