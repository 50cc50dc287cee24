import { expect, test } from 'vitest'
import { markWords } from './markWords'
import { nearestQuestion } from './nearestQuestion'
import { rankEntries, type SearchEntry } from './rankEntries'
import { stemsOf } from './wordsOf'

const anEntry = (entry: Partial<SearchEntry> & { id: string }): SearchEntry => ({
  type: 'blogs',
  href: `/blog/${entry.id}`,
  title: '',
  date: null,
  summary: '',
  ...entry,
  text: stemsOf(entry.text ?? '').join(' '),
})
const found = (question: string, entries: SearchEntry[]) => rankEntries(question, entries).map(({ entry }) => entry.id)

test.each([
  ['alef forms', 'إدارة', 'اداره'],
  ['the seat of a hamza', 'شؤون المسؤولين', 'شئون المسئولين'],
  ['ta marbuta', 'الضريبة', 'ضريبه'],
  ['alef maqsura', 'مستشفى', 'مستشفي'],
  ['tatweel and diacritics', 'زَكَــاة', 'زكاة'],
  ['the article and what is joined to it', 'والزكاة', 'زكاة'],
  ['presentation forms', 'ﻻﺋﺤﺔ', 'لائحة'],
  ['hamza written apart from its letter', 'ا\u0654عمال', 'أعمال'],
  ['letters of a Persian or Urdu keyboard', 'شرکہ', 'شركة'],
  ['ya of a Persian keyboard', 'مالیة', 'مالية'],
  ['marks that join and direct what is seen', '\u200Fخد\u200Cمات\u200F', 'خدمات'],
  ['Koranic and honorific marks', 'محمد\u0610', 'محمد'],
  ['Eastern digits', 'رؤية ٢٠٣٠', 'رؤية 2030'],
  ['Persian digits', 'رؤية ۲۰۳۰', 'رؤية 2030'],
  ['English case', 'VAT', 'vat'],
  ['accents', 'café', 'Cafe'],
  ['plurals', 'companies', 'company'],
  ['British and American endings', 'organisations Saudisation analysing', 'organization saudization analyzing'],
  ['British and American vowels', 'Labour behaviourally', 'labor behaviorally'],
  ['forms of a verb', 'planning', 'planned'],
])('%s make no difference', (_name, one, other) => {
  expect(stemsOf(one)).toEqual(stemsOf(other))
})

test('a word that is being typed is found at each of its letters, in either spelling', () => {
  const entries = [anEntry({ id: 'one', title: 'Labour organisations' })]
  for (const word of ['labour', 'labor', 'organisation', 'organization']) {
    for (let letters = 2; letters <= word.length; letters++) {
      expect([word.slice(0, letters), found(word.slice(0, letters), entries)]).toEqual([
        word.slice(0, letters),
        ['one'],
      ])
    }
  }
})

test('a short word is no spelling of another one', () => {
  for (const [one, other] of [
    ['hour', 'horizon'],
    ['four', 'for'],
    ['prize', 'prise'],
  ] as const) {
    expect(found(one, [anEntry({ id: 'other', title: other })])).toEqual([])
  }
})

test('a title comes before a summary, and a summary before the text', () => {
  const entries = [
    anEntry({ id: 'text', text: 'All about zakat' }),
    anEntry({ id: 'summary', summary: 'All about zakat' }),
    anEntry({ id: 'title', title: 'All about zakat' }),
    anEntry({ id: 'none', title: 'Payroll' }),
  ]
  expect(found('zakat', entries)).toEqual(['title', 'summary', 'text'])
})

test('the beginning of a word finds it, and a whole word comes first', () => {
  const entries = [anEntry({ id: 'longer', title: 'Taxation' }), anEntry({ id: 'whole', title: 'Tax' })]
  expect(found('tax', entries)).toEqual(['whole', 'longer'])
  expect(found('الزكا', [anEntry({ id: 'ar', title: 'الزكاة والدخل' })])).toEqual(['ar'])
})

test('all words must be found; when nothing has all of them, some are enough', () => {
  const entries = [
    anEntry({ id: 'both', title: 'Payroll', summary: 'In Riyadh' }),
    anEntry({ id: 'one', title: 'Payroll' }),
  ]
  expect(found('payroll riyadh', entries)).toEqual(['both'])
  expect(found('payroll jeddah', entries)).toEqual(['both', 'one'])
  expect(found('cybersecurity', entries)).toEqual([])
  expect(found('  ', entries)).toEqual([])
})

test.each([
  ['a letter left out', 'cybersecurty', 'Cybersecurity'],
  ['a letter too many', 'payrolll', 'Payroll'],
  ['another letter', 'accoumting', 'accounting'],
  ['two in each other’s place', 'cybersceurity', 'Cybersecurity'],
  ['one word of several', 'payrol in qqqqqq', 'Payroll in qqqqqq'],
  ['an Arabic word, written as the title has it', 'الاسترتيجية', 'الإستراتيجية'],
])('a question with %s leads to what was meant', (_name, asked, meant) => {
  const entries = [
    anEntry({ id: 'title', title: 'Cybersecurity and الإستراتيجية' }),
    anEntry({ id: 'summary', title: 'Payroll', summary: 'What accounting needs' }),
  ]
  expect(nearestQuestion(asked, entries)).toBe(meant)
})

test('short words and words that are like none lead nowhere', () => {
  const entries = [anEntry({ id: 'one', title: 'Zakat and VAT' })]
  for (const question of ['vap', 'qwertyuiop', '  ', '%']) expect(nearestQuestion(question, entries)).toBeNull()
})

test('of equals the newest comes first', () => {
  const entries = [
    anEntry({ id: 'old', title: 'Zakat', date: '2024-01-01' }),
    anEntry({ id: 'new', title: 'Zakat', date: '2026-01-01' }),
  ]
  expect(found('zakat', entries)).toEqual(['new', 'old'])
})

test('marks what answers, in any form, and keeps every letter', () => {
  const text = 'دليل الزَّكاة والضريبة — VAT guides'
  const pieces = markWords(text, 'زكاة guide')
  expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(['الزَّكاة', 'guides'])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
