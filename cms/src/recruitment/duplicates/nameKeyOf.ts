const ARABIC_MARKS = /[\u064B-\u065F\u0670\u0640]/g

/** A name without case, accents, Arabic marks and spelling variants, its words in alphabetical order. */
export function nameKeyOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(ARABIC_MARKS, '')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => word !== 'al' && word !== 'el')
    .sort()
    .join(' ')
}
