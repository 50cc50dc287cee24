import type { Palette } from '../palettes.ts'

/** Draws its lines over a ground of 1600 × 1000. */
export type Draw = (palette: Palette, next: () => number) => string

export interface Pattern {
  draw: Draw
  /** How the alt text names the motif. */
  named: { en: string; ar: string }
}

export const WIDTH = 1600
export const HEIGHT = 1000

/** A number short enough for an SVG path. */
export const at = (value: number) => String(Math.round(value * 10) / 10)

/** The whole numbers below `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
