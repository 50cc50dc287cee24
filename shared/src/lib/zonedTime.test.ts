import { expect, test } from 'vitest'
import { arabicZone, instantOf, wallTimeOf, zoneLabel } from './zonedTime.ts'

test('a time is read and shown by the clock of its zone, in summer and in winter', () => {
  for (const [zone, wall, instant] of [
    ['Asia/Riyadh', '2026-07-01T17:00', '2026-07-01T14:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T17:00', '2026-07-01T15:00:00.000Z'],
    ['Europe/Berlin', '2026-12-01T17:00', '2026-12-01T16:00:00.000Z'],
    ['America/New_York', '2026-12-31T23:30', '2027-01-01T04:30:00.000Z'],
    ['Asia/Kolkata', '2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
  ] as const) {
    expect(instantOf(wall, zone), `${wall} in ${zone}`).toBe(instant)
    expect(wallTimeOf(instant, zone), `${instant} in ${zone}`).toBe(wall)
  }
})

test('on the days when the clocks change every time is one', () => {
  const berlin = (wall: string) => instantOf(wall, 'Europe/Berlin')

  expect(berlin('2026-03-29T01:59')).toBe('2026-03-29T00:59:00.000Z')
  expect(berlin('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(berlin('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z')
  expect(berlin('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(berlin('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z')
})

test('what is no time is none', () => {
  expect(['', 'tomorrow', '2026-13-01T00:00'].map((text) => instantOf(text, 'Asia/Riyadh'))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a zone is named with its distance from Greenwich at that time of the year', () => {
  expect(zoneLabel('Europe/Berlin', 'en', '2026-07-01T00:00:00Z')).toBe('Europe/Berlin (GMT+2)')
  expect(zoneLabel('Asia/Riyadh', 'en', '2026-07-01T00:00:00Z')).toBe('Asia/Riyadh (GMT+3)')
  expect(zoneLabel('Asia/Riyadh', 'ar', '2026-07-01T00:00:00Z')).toBe('توقيت الرياض (GMT+3)')
})

test('Arabic names a zone as people there say it, in summer and in winter', () => {
  expect(arabicZone('Asia/Riyadh')).toBe('توقيت الرياض')
  expect(arabicZone('Asia/Dubai')).toBe('توقيت الخليج')
  expect(arabicZone('Europe/Berlin', '2026-07-01T00:00:00Z')).toBe('توقيت وسط أوروبا الصيفي')
  expect(arabicZone('Europe/Berlin', '2026-12-01T00:00:00Z')).toBe('توقيت وسط أوروبا الرسمي')
  expect(arabicZone('UTC')).toBe('التوقيت العالمي المنسق')
})
