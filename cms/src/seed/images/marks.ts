/** Marks of the fictional companies, each drawn in a square of 100 with `currentColor`-like fills left to the caller. */
export const marks = {
  dune: '<path d="M4 70Q30 30 52 62T96 50V92H4z"/><circle cx="70" cy="26" r="13"/>',
  tower: '<path d="M12 92V46L34 34V92zM42 92V12L66 24V92zM74 92V54L90 62V92z"/>',
  gear: '<path fill-rule="evenodd" d="M50 4L90 27V73L50 96L10 73V27zM50 30A20 20 0 1 0 50 70A20 20 0 1 0 50 30z"/>',
  grid: '<path d="M8 8H44V44H8zM56 8H92V44H56zM8 56H44V92H8z"/><circle cx="74" cy="74" r="18"/>',
  book: '<path d="M46 24Q28 10 6 14V80Q28 76 46 90zM54 24Q72 10 94 14V80Q72 76 54 90z"/>',
  route: '<path d="M6 30H58L76 50L58 70H6L24 50zM70 30H78L96 50L78 70H70L88 50z"/>',
  wings: '<path d="M50 30L96 14Q88 58 50 88Q12 58 4 14zM50 46L24 36Q32 56 50 72Q68 56 76 36z" fill-rule="evenodd"/>',
  oasis:
    '<path d="M46 90V48Q26 32 6 44Q20 20 46 40Q44 18 62 8Q66 26 54 40Q78 22 94 46Q74 34 54 48V90z"/><path d="M14 96Q50 82 86 96z"/>',
  bolt: '<path d="M58 4L14 58H46L38 96L86 38H52z"/>',
  rays: '<path d="M50 28A22 22 0 1 1 50 72A22 22 0 1 1 50 28z"/><path d="M46 2H54V18H46zM46 82H54V98H46zM2 46H18V54H2zM82 46H98V54H82zM14 19L20 14L31 25L25 31zM80 14L86 19L75 31L69 25zM14 81L25 69L31 75L20 86zM86 81L75 69L69 75L80 86z"/>',
  cloud: '<path d="M26 82A22 22 0 0 1 24 38A28 28 0 0 1 76 34A24 24 0 0 1 78 82z"/>',
  meridian:
    '<path fill-rule="evenodd" d="M50 4A46 46 0 1 0 50 96A46 46 0 1 0 50 4zM50 14Q28 50 50 86Q72 50 50 14zM20 34L34 30Q28 50 34 70L20 66zM80 34L66 30Q72 50 66 70L80 66z"/>',
  arrow: '<path d="M8 92L50 6L92 92L50 70z"/>',
  compass: '<path fill-rule="evenodd" d="M50 4A46 46 0 1 0 50 96A46 46 0 1 0 50 4zM74 26L58 58L26 74L42 42z"/>',
  river: '<path d="M6 20Q30 4 50 20T94 20V36Q70 52 50 36T6 36zM6 64Q30 48 50 64T94 64V80Q70 96 50 80T6 80z"/>',
  beacon: '<path d="M38 40H62L70 96H30zM40 14H60V34H40z"/><path d="M4 14L32 22L4 32zM96 14L68 22L96 32z"/>',
  layers: '<path d="M50 6L94 30L50 54L6 30zM14 46L50 66L86 46L94 51L50 75L6 51zM14 66L50 86L86 66L94 71L50 95L6 71z"/>',
  dhow: '<path d="M46 8Q84 34 86 66H46zM40 26V66H16zM6 74H94Q84 94 66 94H30Q14 94 6 74z"/>',
} as const

export type MarkName = keyof typeof marks
