import { expect, test } from 'vitest'
import { formatDate } from './formatDate'
import { formatDateTime } from './formatDateTime'
import { formatHijriDate } from './formatHijriDate'

test('a date is the day in Riyadh, wherever it is formatted', () => {
  expect(formatDate('en', '2026-11-20T22:30:00.000Z')).toBe('21 November 2026')
})

test('an Arabic date is Gregorian with Latin digits', () => {
  expect(formatDate('ar', '2026-11-21T09:00:00.000Z')).toMatch(/^21 نوفمبر،? 2026/)
})

test('the Hijri date follows the Umm al-Qura calendar', () => {
  expect(formatHijriDate('2026-11-21T09:00:00.000Z')).toBe('11 جمادى الآخرة 1448 هـ')
})

test('a time is told by the clock in Riyadh', () => {
  expect(formatDateTime('en', '2026-11-21T14:00:00.000Z')).toBe('21 November 2026 at 17:00')
})

test('no line ends between an Arabic hour and the half of the day it belongs to', () => {
  expect(formatDateTime('ar', '2026-12-31T14:00:00.000Z')).toBe('31 ديسمبر 2026 في 5:00\u00a0م')
})

test('another zone of the company has its own days, in summer and in winter', () => {
  const berlin = 'Europe/Berlin'
  expect(formatDateTime('en', '2026-07-01T14:00:00.000Z', berlin)).toBe('1 July 2026 at 16:00')
  expect(formatDateTime('en', '2026-12-01T14:00:00.000Z', berlin)).toBe('1 December 2026 at 15:00')
  expect(formatDate('en', '2026-11-20T22:30:00.000Z', berlin)).toBe('20 November 2026')
  expect(formatHijriDate('2026-11-20T22:30:00.000Z', berlin)).toBe('10 جمادى الآخرة 1448 هـ')
})
