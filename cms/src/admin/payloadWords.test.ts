import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { expect, test } from 'vitest'
import { payloadWords } from './payloadWords'

type Words = Record<string, Record<string, string>>

const shown = (theirs: object, ours: object) =>
  Object.entries(theirs as Words).flatMap(([part, words]) =>
    Object.entries({ ...words, ...(ours as Words)[part] }).map(([key, text]) => ({ key: `${part}:${key}`, text })),
  )

test('no word of the control panel names Payload, and every Arabic one is Arabic', () => {
  const english = shown(en.translations, payloadWords.en)
  const arabic = shown(ar.translations, payloadWords.ar)
  const ourWord = (key: string) => key === 'general:noLabel'

  expect([...english, ...arabic].filter(({ text }) => text.includes('Payload'))).toEqual([])
  expect(arabic.filter(({ key, text }) => !ourWord(key) && !/[\u0600-\u06ff]/.test(text))).toEqual([])
})
