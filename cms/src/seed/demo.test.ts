import { type Locale, locales } from '@diwan/shared/content'
import { DAY } from '@diwan/shared/lib/time'
import { chromeMessages } from '@diwan/shared/messages/chrome'
import { entriesMessages } from '@diwan/shared/messages/entries'
import { searchMessages } from '@diwan/shared/messages/search'
import { thanksMessages } from '@diwan/shared/messages/thanks'
import { KEPT_SUBMISSION_LIFETIME } from '@diwan/shared/spec/forms'
import { ALERT_CONFIRM_LIFETIME, RETENTION_REMINDER } from '@diwan/shared/spec/hiring'
import { CONTACT_RETENTION, RETENTION, TALENT_POOL_RETENTION } from '@diwan/shared/spec/retention'
import { expect, test } from 'vitest'
import { demoDocuments, demoGlobals, demoUploads } from './demo.ts'
import { pdfOf } from './pdf/pdfOf.ts'
import { ref } from './ref.ts'

/** Ids that fields hold, with the place they were found; ids of rows and nodes themselves are left out. */
function pointersIn(value: unknown, place: string): [id: string, place: string][] {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [[value, place]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => (name === 'id' ? [] : pointersIn(field, `${place}.${name}`)))
}

test('every relation, picture and link of the demo content points to something that is part of it', () => {
  const documents = demoDocuments()
  const known = new Set([...documents, ...demoUploads()].map(({ collection, key }) => ref(collection, key)))

  const pointers = [
    ...documents.flatMap((document) => pointersIn(document, `${document.collection}/${document.key}`)),
    ...demoGlobals().flatMap((global) => pointersIn(global, global.slug)),
  ]

  const lost = pointers.filter(([id]) => !known.has(id)).map(([, place]) => place)
  expect(lost, 'These name what is not part of it: a page that content/pages/index.ts leaves out?').toEqual([])
})

test('no two documents of a collection share a key', () => {
  const names = [...demoDocuments(), ...demoUploads()].map(({ collection, key }) => `${collection}/${key}`)

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a picture is drawn with the same bytes each time', async () => {
  const [first] = demoUploads()

  expect(await first!.file.bytes()).toEqual(await first!.file.bytes())
})

test('a PDF tells where each of its objects begins', () => {
  const file = pdfOf({
    title: 'A (small) report',
    subtitle: '2026',
    sections: [{ heading: 'One', paragraphs: ['Text.'] }],
  })
  const text = file.toString('latin1')

  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]))

  expect(offsets.length).toBeGreaterThan(0)
  offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
})

/** All words of the demo content in a language. */
const wordsOf = (locale: Locale, filter: (collection: string, key: string) => boolean = () => true) => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : []
  const documents = demoDocuments().filter(({ collection, key }) => filter(collection, key))
  return documents.flatMap((document) => texts(document[locale])).join('\n')
}

test('what the demo content promises about personal data is what the system keeps', () => {
  const days = (time: number) => time / DAY
  const months = (time: number) => Math.round(time / DAY / 30.4)
  const privacy = (locale: Locale) => wordsOf(locale, (_collection, key) => key === 'privacy-policy')

  for (const words of [privacy('en'), wordsOf('en', (_collection, key) => key === 'careers')]) {
    expect(words).toContain(`${days(RETENTION)} days after`)
  }
  expect(privacy('ar')).toContain(`${days(RETENTION)} يومًا من إغلاق`)
  expect(privacy('en')).toContain(`${months(CONTACT_RETENTION)} months after the last exchange`)
  expect(privacy('ar')).toContain(`${months(CONTACT_RETENTION)} شهرًا من آخر مراسلة`)
  expect(privacy('en')).toContain(`${days(RETENTION_REMINDER)} days before`)
  expect(privacy('en')).toContain(`unconfirmed ones ${days(ALERT_CONFIRM_LIFETIME)} days`)
  expect(privacy('en')).toContain(`up to ${days(KEPT_SUBMISSION_LIFETIME)} days a form`)

  // Wherever a time stands beside the talent pool, in any page.
  const pools = {
    en: /talent pool[^.]*?(\d+) months|(\d+) months[^.]*?talent pool/g,
    ar: /قاعدة المواهب[^.]*?(\d+) شهرًا|(\d+) شهرًا[^.]*?قاعدة المواهب/g,
  }
  for (const locale of locales) {
    const said = [...wordsOf(locale).matchAll(pools[locale])].map(([, after, before]) => Number(after ?? before))
    expect(said.length).toBeGreaterThan(1)
    expect(new Set(said)).toEqual(new Set([months(TALENT_POOL_RETENTION)]))
  }
})

test('the Arabic demo content and the site have one word for one thing', () => {
  const site = JSON.stringify([chromeMessages.ar, entriesMessages.ar, searchMessages.ar, thanksMessages.ar])
  const others = {
    إستراتيجي: /(?<!\p{L})(?:وال|بال|لل|ال|و)?استراتيج/u,
    'الوظائف المتاحة': /الفرص المتاحة|الوظائف الشاغرة/,
    'المركز الإعلامي': /غرفة الأخبار/,
    'الحقيبة الإعلامية': /الحزمة الإعلامية|المجموعة الإعلامية/,
    'ملفات الارتباط': /تعريف الارتباط|كوكيز/,
    'خريطة الموقع': /خارطة الموقع/,
    'تعلم الآلة': /التعلم الآلي|تعلّم الآلي/,
    'البريد الإلكتروني': /البريد الالكتروني|الإيميل/,
    التوطين: /السعودة/,
    'ثلاث ممارسات': /ثلاثة قطاعات/,
  }
  for (const [word, other] of Object.entries(others)) {
    expect(`${wordsOf('ar')} ${site}`.match(other)?.[0], `say «${word}»`).toBeUndefined()
  }
})

test('what women do is said in the feminine, wherever the demo content names them in Arabic', () => {
  const women = /^(?:د\. )?(?:نورة|مها|لينا|ريم|سارة|هدى) /
  const rolesIn = (value: unknown): [name: string, role: string][] => {
    if (typeof value !== 'object' || value === null) return []
    const { title, name = title, role } = value as Record<string, unknown>
    const own: [string, string][] = typeof name === 'string' && typeof role === 'string' ? [[name, role]] : []
    return [...own, ...Object.values(value).flatMap(rolesIn)]
  }

  const roles = demoDocuments().flatMap(({ ar }) => rolesIn(ar))

  const theirs = roles.filter(([name]) => women.test(name))
  expect(theirs.length).toBeGreaterThan(7)
  expect(theirs.filter(([, role]) => !/^\S+ة(?:[\s،]|$)/.test(role))).toEqual([])
})
