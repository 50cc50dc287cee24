import { DAY } from '@diwan/shared/lib/time'
import { expect, test } from 'vitest'
import { isReportLink, reportLink } from './reportLink'

const report = 'a1b2c3d4e5f6a1b2c3d4e5f6'
const now = Date.parse('2026-11-21T12:00:00Z')
const queryOf = (link: string) => new URL(link).searchParams

test('a link opens its own report for seven days, and no longer', () => {
  const query = queryOf(reportLink(report, 'en', now))

  expect(isReportLink(report, query, now)).toBe(true)
  expect(isReportLink(report, query, now + 7 * DAY - 1)).toBe(true)
  expect(isReportLink(report, query, now + 7 * DAY)).toBe(false)
})

test('a link opens no other report, and none when its time or signature was changed', () => {
  const link = reportLink(report, 'en', now)
  const later = queryOf(link)
  later.set('expires', String(now + 365 * DAY))
  const forged = queryOf(link)
  forged.set('signature', 'x'.repeat((forged.get('signature') ?? '').length))

  expect(isReportLink('ffffffffffffffffffffffff', queryOf(link), now)).toBe(false)
  expect(isReportLink(report, later, now)).toBe(false)
  expect(isReportLink(report, forged, now)).toBe(false)
  expect(isReportLink(report, new URLSearchParams(), now)).toBe(false)
})
