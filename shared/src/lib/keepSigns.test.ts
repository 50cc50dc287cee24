import { expect, test } from 'vitest'
import { keepSigns } from './keepSigns'

test('a sign at the end of a name is held behind it, and no other', () => {
  expect(keepSigns('مطورو C++ وC#: A+B، أكثر من 50+')).toBe('مطورو C++\u200E وC#\u200E: A+B، أكثر من 50+')
})
