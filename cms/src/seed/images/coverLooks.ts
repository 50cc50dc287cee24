import { createHash } from 'node:crypto'
import { palettes, type PaletteName } from './palettes.ts'
import { patterns, type PatternName } from './patterns/index.ts'

export type Look = [pattern: PatternName, palette: PaletteName]

/** Motif and colours of covers whose subject suggests one. */
const chosen: Record<string, Look> = {
  'services/business-establishment-relocation': ['skyline', 'palm'],
  'services/office-coworking-collaborative-spaces': ['arches', 'copper'],
  'services/corporate-immigration-outsourcing': ['streams', 'gulf'],
  'services/hr-management': ['ripples', 'rose'],
  'services/accounting-zakat-tax-advisory': ['ledger', 'palm'],
  'services/learning-training-academy': ['fronds', 'night'],
  'services/sap-implementation-support': ['weave', 'gulf'],
  'services/data-governance-analytics': ['ledger', 'night'],
  'services/low-code-cloud-solutions': ['lattice', 'gulf'],
  'services/ai-machine-learning': ['streams', 'plum'],
  'services/digital-transformation-consulting': ['circuits', 'palm'],
  'services/managed-services': ['ripples', 'stone'],
  'services/cybersecurity': ['lattice', 'night'],
  'industry-solutions/banking-finance': ['stars', 'palm'],
  'industry-solutions/continued-education-professional-development': ['fronds', 'plum'],
  'industry-solutions/govt-public-sector': ['arches', 'palm'],
  'industry-solutions/industrial-manufacturing-supply-chain': ['circuits', 'copper'],
  'industry-solutions/it-emerging-technology': ['circuits', 'night'],
  'industry-solutions/real-estate-construction': ['skyline', 'copper'],
  'pages/home': ['dunes', 'palm'],
  'pages/about-us': ['triangles', 'copper'],
  'pages/careers': ['fronds', 'palm'],
  'pages/clients': ['stars', 'gulf'],
  'pages/contact-us': ['ripples', 'gulf'],
  'pages/corporate-governance': ['arches', 'stone'],
  'pages/graduate-elite-program': ['dunes', 'night'],
  'pages/leadership': ['weave', 'plum'],
  'pages/media-kit': ['lattice', 'rose'],
  'pages/news-room': ['streams', 'stone'],
  'pages/partners': ['stars', 'copper'],
  'pages/reports-publications': ['ledger', 'stone'],
}

/** The look of a cover: chosen for its subject, or picked by its key. */
export function coverLookOf(subject: string): Look {
  const digest = createHash('sha256').update(subject).digest()
  const pick = <T extends string>(names: T[], byte: number) => names[digest.readUInt8(byte) % names.length]!
  return (
    chosen[subject] ?? [
      pick(Object.keys(patterns) as PatternName[], 0),
      pick(Object.keys(palettes) as PaletteName[], 1),
    ]
  )
}
