import { expect, test } from 'vitest'
import { plainArabic } from './arabicSpelling.ts'

test.for<[string, string]>([
  ['الإقَامةُ', 'الاقامه'],
  ['شُئُون', 'شؤون'],
  ['مسئول', 'مسؤول'],
  ['رؤية ٢٠٣٠', 'رويه 2030'],
  ['مـــرکز ۱۴', 'مركز 14'],
])('%s and %s are compared as one', ([one, other]) => {
  expect(plainArabic(one)).toBe(plainArabic(other))
})

test('different words stay different, and other scripts as they are', () => {
  expect(plainArabic('يوم')).not.toBe(plainArabic('ووم'))
  expect(plainArabic('Résumé 2030 café_%')).toBe('Résumé 2030 café_%')
})
