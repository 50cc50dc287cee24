import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { expect, test } from 'vitest'
import { mergedFacts } from './mergedFacts'

const aPerson = (id: string, suggestions: ApplicantDoc['suggestions'] = []): ApplicantDoc => ({
  ...{ id, name: 'Omar Hassan', email: `${id}@candidate.example`, consents: [], suggestions },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
})

test('what was dismissed for one of two records is not suggested again for the person they become', () => {
  const phone = { fact: 'phone', value: '+966501234567' } as const
  const city = { fact: 'city', value: 'Abha' } as const
  const keep = aPerson('a', [
    { ...phone, isDismissed: false },
    { ...city, isDismissed: false },
  ])
  const drop = aPerson('b', [{ ...phone, isDismissed: true }])

  expect(mergedFacts(keep, drop).suggestions).toEqual([
    { ...phone, isDismissed: true },
    { ...city, isDismissed: false },
  ])
})
