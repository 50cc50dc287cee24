import { expect, test } from 'vitest'
import { problems as ar } from './ar/problems.ts'
import { problems as en } from './en/problems.ts'
import { problemIn, problemOf } from './problems.ts'

const names = Object.keys(en) as (keyof typeof en)[]
const placesOf = (template: string) => Array.from(template.matchAll(/\{(\w+)\}/g), ([, place]) => place).sort()

test.for(names)('%s is told in Arabic with everything that it names', (name) => {
  const values = {
    page: '/blog/zakat',
    path: '/api/files',
    reference: '/team',
    size: 64,
    status: 503,
    count: 3,
    tag: 'main',
  }
  const further = { route: '/blog/[id]', origin: 'http://localhost:3000', release: '7-ab', reason: 'No such place.' }

  const told = problemIn(problemOf(name, { ...values, ...further }), 'ar')

  expect(placesOf(ar[name])).toEqual(placesOf(en[name]))
  expect(told.replaceAll(/[\u2066\u2069]/g, '')).toBe(
    ar[name].replaceAll(/\{(\w+)\}/g, (_, place: string) => String({ ...values, ...further }[place as 'page'])),
  )
})

test('each line is told by itself, and a reason within a sentence too', () => {
  const first = problemOf('refersToNothing', { page: '/about-us', reference: '/team' })
  const second = problemOf('pageMissing', { path: '404.html' })
  const told = problemIn(problemOf('waitsForBundle', { reason: `${first}\n${second}` }), 'ar')

  expect(told.split('\n')).toHaveLength(2)
  expect(told).toContain('حزمته')
  expect(told).toContain('تشير الصفحة \u2066/about-us\u2069 إلى \u2066/team\u2069')
  expect(told).toContain('\u2066404.html\u2069 مفقودة')
})

test('what no sentence of ours says stays as it is, and English stays English', () => {
  const unknown = 'connect ECONNREFUSED 127.0.0.1:9000\n  at somewhere'
  expect(problemIn(unknown, 'ar')).toBe(unknown)
  expect(problemIn(problemOf('diskFull'), 'en')).toBe(en.diskFull)
})
