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

test('every Arabic word of the control panel has the places that the English one fills in', () => {
  const placesOf = (text: string) => [...new Set(text.match(/\{\{\s*\S+?\s*\}\}|<\/?\d+>/g))].sort().join(' ')
  const english = new Map(shown(en.translations, payloadWords.en).map(({ key, text }) => [key, text]))

  const differing = shown(ar.translations, payloadWords.ar).filter(
    // One of something needs no number in Arabic.
    ({ key, text }) => !key.endsWith('_one') && placesOf(text) !== placesOf(english.get(key) ?? ''),
  )
  expect(differing).toEqual([])
})

test('no word of ours is for a sentence that Payload does not have', () => {
  const theirs = en.translations as unknown as Words
  const unknown = Object.entries(payloadWords.ar as unknown as Words).flatMap(([part, words]) =>
    Object.keys(words).filter((key) => theirs[part]?.[key] === undefined),
  )
  expect(unknown).toEqual([])
})

test('a language of the content is a language in Arabic, too, and no site', () => {
  const english = new Map(shown(en.translations, payloadWords.en).map(({ key, text }) => [key, text]))

  const arabic = shown(ar.translations, payloadWords.ar).filter(({ key }) => /locale/i.test(english.get(key) ?? ''))
  expect(arabic.length).toBeGreaterThan(10)
  expect(arabic.filter(({ text }) => /موقع|مواقع/.test(text))).toEqual([])
})

test('Arabic words are spelled and pointed as they should be, and files that go up are not said to come down', () => {
  const english = new Map(shown(en.translations, payloadWords.en).map(({ key, text }) => [key, text]))
  const misspelled = /(?<!\p{L})ل?(?:ال)?(?:الغاء|احجام|اثناء|اظهر|اعداد|انشاء|اضافة|اي|او|اذا|اكثر)(?!\p{L})|الغير /u
  const mispointed = /[\u0600-\u06ff]\s*,| [،؛؟](?!\S)/
  const isWrong = ({ key, text }: { key: string; text: string }) =>
    misspelled.test(text.replace(/[\u064b-\u0652]/g, '')) ||
    mispointed.test(text) ||
    (/upload/i.test(english.get(key) ?? '') && text.includes('تحميل'))

  // Letters of Payload's that this installation replaces with its own.
  const unsent = ['newAccountCreated', 'youAreReceivingResetPassword', 'youDidNotRequestPassword']
  const arabic = shown(ar.translations, payloadWords.ar).filter(({ key }) => !unsent.includes(key.split(':')[1] ?? ''))
  expect(arabic.filter(isWrong)).toEqual([])
})
