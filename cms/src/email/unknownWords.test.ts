import { expect, test } from 'vitest'
import { unknownWordsIn } from './unknownWords'

test('a word that nothing is filled in for is found in any alphabet, once, as it is written', () => {
  const text = 'Dear {{nmae}}, {{ reference }} {{الاسم}} {{first name}} {{nmae}} {{}}'

  expect(unknownWordsIn(text, ['name', 'reference'])).toEqual(['{{nmae}}', '{{الاسم}}', '{{first name}}', '{{}}'])
})

test('what is no word in double braces is nobody’s business', () => {
  expect(unknownWordsIn('{name} {{name}} { {x} }\n{{\n}}', ['name'])).toEqual([])
})
