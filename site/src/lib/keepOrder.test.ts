import { expect, test } from 'vitest'
import { keepOrder } from './keepOrder'

test.for<[sentence: string, number: string]>([
  ['اتصل على +966 11 555 0100 اليوم', '+966 11 555 0100'],
  ['اتصل على +966-11-555-0100.', '+966-11-555-0100'],
  ['اتصل على +966 (11) 555 0100', '+966 (11) 555 0100'],
  ['الجوال 055 123 4567', '055 123 4567'],
  ['الرقم الموحد 920 000 123، كل يوم', '920 000 123'],
])('the groups of a number stay in their order: %s', ([sentence, number]) => {
  expect(keepOrder(sentence)).toBe(sentence.replace(number, `<span class="ltr">${number}</span>`))
})

test.for(['من 2024-2025', 'في 21 نوفمبر 2026 نحو 15% من 300', 'المادة 12 345', 'بين 10 و20 و30', '&#39;1&#39;'])(
  'other figures stand as Arabic has them: %s',
  (sentence) => {
    expect(keepOrder(sentence)).toBe(sentence)
  },
)

test.for<[sentence: string, name: string]>([
  ['شهادة CompTIA Security+ أو ما يعادلها', 'Security+'],
  ['بلغة C++، ثم', 'C++'],
  ['بلغة C#.', 'C#'],
])('a sign at the end of a name stays behind it: %s', ([sentence, name]) => {
  expect(keepOrder(sentence)).toBe(sentence.replace(name, `${name}\u200E`))
})

test.for(['A+B معًا', '&amp;#39;', 'أكثر من 50+'])('other signs stand as Arabic has them: %s', (sentence) => {
  expect(keepOrder(sentence)).toBe(sentence)
})

test.for([
  ['خبرة SAP، 5 سنوات', 'خبرة SAP\u200F، 5 سنوات'],
  ['مع SAP، Oracle؛ IBM.', 'مع SAP\u200F، Oracle\u200F؛ IBM.'],
  ['شهادة ISO 27001، 3 مواقع', 'شهادة ISO 27001\u200F، 3 مواقع'],
  ['بلغة C++، 4 مطورين', 'بلغة C++\u200E\u200F، 4 مطورين'],
] as const)('what an Arabic comma parts stands in the order of the sentence: %s', ([sentence, kept]) => {
  expect(keepOrder(sentence)).toBe(kept)
})

test.for(['نظام SAP، ثم 5 سنوات', 'في 2024، 2025'])('a comma beside Arabic words needs no mark: %s', (sentence) => {
  expect(keepOrder(sentence)).toBe(sentence)
})
