import { arches } from './arches.ts'
import { circuits } from './circuits.ts'
import { dunes } from './dunes.ts'
import { fronds } from './fronds.ts'
import { lattice } from './lattice.ts'
import { ledger } from './ledger.ts'
import type { Pattern } from './pattern.ts'
import { ripples } from './ripples.ts'
import { skyline } from './skyline.ts'
import { stars } from './stars.ts'
import { streams } from './streams.ts'
import { triangles } from './triangles.ts'
import { weave } from './weave.ts'

/** The motifs of the covers. */
export const patterns = {
  arches,
  circuits,
  dunes,
  fronds,
  lattice,
  ledger,
  ripples,
  skyline,
  stars,
  streams,
  triangles,
  weave,
} satisfies Record<string, Pattern>

export type PatternName = keyof typeof patterns
