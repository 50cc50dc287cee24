import { expect, test } from 'vitest'
import { normaliseArabic } from './normaliseArabic'

test('spellings of one word become one', () => {
  expect(normaliseArabic('الأُسُسُ')).toBe(normaliseArabic('الاسس'))
  expect(normaliseArabic('مستشفى')).toBe(normaliseArabic('مستشفي'))
  expect(normaliseArabic('زكاة')).toBe(normaliseArabic('زكاه'))
  expect(normaliseArabic('خـــدمات')).toBe('خدمات')
})

test('different words stay different', () => {
  expect(normaliseArabic('زكاة')).not.toBe(normaliseArabic('ضريبة'))
})

test('Latin is compared without case and eastern digits as ASCII', () => {
  expect(normaliseArabic('SAP ٢٠٢٦')).toBe('sap 2026')
})
