import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { expect, test } from 'vitest'
import { typedDraft } from './typedDraft.ts'

const english = { id: 'b1', slug: 'zakat', title: 'Zakat', date: '2026-01-10' }
const inEnglish: MirroredDocument = {
  collection: 'blogs',
  id: 'b1',
  updatedAt: '2026-01-10',
  locales: { en: english, ar: null },
}

test('a form replaces what it holds, and its document keeps its address', () => {
  const { locales } = typedDraft(inEnglish, 'en', { title: 'Zakat basics', slug: 'elsewhere' })

  expect(locales).toEqual({ en: { ...english, title: 'Zakat basics' }, ar: null })
})

test('the form of a language that nobody has begun changes nothing until its title is typed', () => {
  for (const title of [undefined, null, ''])
    expect(typedDraft(inEnglish, 'ar', { title, date: '2026-02-01' })).toEqual(inEnglish)

  expect(typedDraft(inEnglish, 'ar', { title: 'الزكاة' }).locales.ar).toMatchObject({ title: 'الزكاة', slug: 'zakat' })
})
