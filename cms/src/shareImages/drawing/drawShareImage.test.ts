import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawShareImage } from './drawShareImage'

const fonts = mkdtempSync(join(tmpdir(), 'fonts-'))
afterAll(() => rmSync(fonts, { recursive: true, force: true }))

const words = { locale: 'ar', kind: 'مقال', title: 'الساعة الأولى من هجوم الفدية في Riyadh', company: 'راسخ' } as const

test(
  'a share image is a JPEG of the size that networks ask for, and the same words give the same bytes',
  { timeout: 60_000 },
  async () => {
    const image = await drawShareImage(words, fonts)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await drawShareImage(words, fonts)).equals(image)).toBe(true)
    expect((await drawShareImage({ ...words, title: 'عنوان آخر' }, fonts)).equals(image)).toBe(false)
  },
)

test('words are words, not markup, and the longest title fits', { timeout: 60_000 }, async () => {
  const title = `<b>&amp; ${'A very long title that goes on '.repeat(12)}`
  const image = await drawShareImage({ locale: 'en', kind: 'Article', title, company: 'A & B' }, fonts)
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('a sign stands behind the name that it ends in an Arabic title', { timeout: 60_000 }, async () => {
  const image = await drawShareImage({ ...words, title: 'مطورو C++' }, fonts)
  expect((await drawShareImage({ ...words, title: 'مطورو C++\u200E' }, fonts)).equals(image)).toBe(true)
  expect((await drawShareImage({ ...words, title: 'مطورو C\u200F++' }, fonts)).equals(image)).toBe(false)
})
