// How Arabic letters are commonly written with Latin ones in Saudi road signs and passports; short vowels are not written.
// prettier-ignore
const LATIN: Record<string, string> = {
  ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a', ء: '', ؤ: 'u', ئ: 'i', ى: 'a', ة: 'h',
  ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z',
  س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q',
  ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y',
  '٠': '0', '١': '1', '٢': '2', '٣': '3', '٤': '4', '٥': '5', '٦': '6', '٧': '7', '٨': '8', '٩': '9',
}

const MAX_SLUG_LENGTH = 80

/** The ASCII words of a text, for an address: `Zakat & Tax: Basics` → `zakat-tax-basics`, `الزكاة` → `alzkah`. */
export function slugify(text: string): string {
  const ascii = Array.from(text.normalize('NFKD'), (character) => LATIN[character] ?? character)
    .join('')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670'’]/g, '')
    .toLowerCase()
  const words = ascii.split(/[^a-z0-9]+/).filter(Boolean)
  let slug = ''
  for (const word of words) {
    if (slug && slug.length + 1 + word.length > MAX_SLUG_LENGTH) break
    slug = slug ? `${slug}-${word}` : word.slice(0, MAX_SLUG_LENGTH)
  }
  return slug
}
