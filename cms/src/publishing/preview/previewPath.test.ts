import { expect, test } from 'vitest'
import { previewPath } from './previewPath'

const report = { slug: 'outlook', access: 'gated' }

test('a report on request is looked at on its own page, an open one in the list', () => {
  expect(previewPath('reports', report, 'en')).toBe('/reports-publications/outlook')
  expect(previewPath('reports', report, 'ar')).toBe('/ar/reports-publications/outlook')
  expect(previewPath('reports', { ...report, access: 'open' }, 'en')).toBe('/reports-publications')
  expect(previewPath('reports', { access: 'gated' }, 'en')).toBe('/reports-publications')
})
