import { expect } from 'vitest'
import { isNobody } from '@/access/isNobody'
import { test } from '../../tests/test'
import { segments, withoutAdding } from './segments'

test('what nobody may add has no form to add one, and nothing else is without', ({ payload }) => {
  const withSegment = payload.config.collections.filter(({ slug }) => slug in segments)

  expect(
    withSegment
      .filter(({ access }) => access.create === isNobody)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual([...withoutAdding].toSorted())
})
