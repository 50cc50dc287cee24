import { expect, test } from 'vitest'
import { withoutMarks } from './withoutMarks'

test('marks of vowels go, and the letters and the spelling stay', () => {
  const language = { name: 'ar', translations: { version: { versions: 'النُّسخ', now: 'حالياً' }, dashboard: 'التّحكّم' } }

  expect(withoutMarks(language)).toEqual({
    name: 'ar',
    translations: { version: { versions: 'النسخ', now: 'حاليًا' }, dashboard: 'التحكم' },
  })
})
