export interface Palette {
  /** Darkest and second-darkest ground. */
  ground: [string, string]
  line: string
  accent: string
  glow: string
  /** How the alt text names the colours. */
  named: { en: string; ar: string }
}

/** Colour families of the covers; all of them sit well on a dark page. */
export const palettes = {
  palm: {
    ground: ['#06201b', '#0d3a31'],
    line: '#4fb493',
    accent: '#e7c27d',
    glow: '#1c7a63',
    named: { en: 'green and sand', ar: 'الأخضر والرملي' },
  },
  copper: {
    ground: ['#1f120c', '#3d2216'],
    line: '#d98a5b',
    accent: '#f3d9b1',
    glow: '#8a4a28',
    named: { en: 'copper and cream', ar: 'النحاسي والكريمي' },
  },
  night: {
    ground: ['#0a1230', '#16235c'],
    line: '#7f9cf5',
    accent: '#f5cf6b',
    glow: '#3550b8',
    named: { en: 'blue and saffron', ar: 'الأزرق والزعفراني' },
  },
  gulf: {
    ground: ['#04202b', '#083d50'],
    line: '#4fc3d9',
    accent: '#ffd9a0',
    glow: '#11718c',
    named: { en: 'turquoise and apricot', ar: 'الفيروزي والمشمشي' },
  },
  plum: {
    ground: ['#1e0d24', '#3a1a45'],
    line: '#c48ad6',
    accent: '#f6c9a8',
    glow: '#7a3a8c',
    named: { en: 'plum and peach', ar: 'البرقوقي والخوخي' },
  },
  stone: {
    ground: ['#14181d', '#27303a'],
    line: '#9db2c4',
    accent: '#e0b06c',
    glow: '#4a6076',
    named: { en: 'grey and amber', ar: 'الرمادي والكهرماني' },
  },
  rose: {
    ground: ['#240d16', '#4a1a2b'],
    line: '#e08aa3',
    accent: '#f2dcb3',
    glow: '#9c3a57',
    named: { en: 'rose and ivory', ar: 'الوردي والعاجي' },
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
