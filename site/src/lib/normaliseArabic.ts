/**
 * Folds what Arabic writers use alike: alef forms, the seat of a hamza («شؤون», «شئون»), ya and alef maqsura, ta marbuta and ha,
 * letters of Persian and Urdu keyboards, tatweel, diacritics, marks that only join or direct letters. Lower-cases Latin.
 */
export function normaliseArabic(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u08D3-\u08FF\u0640]/g, '')
    .replace(/[\u00AD\u061C\u200C-\u200F]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/[ةہھ]/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/ؤ|ئ(?=و)/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .toLowerCase()
}
