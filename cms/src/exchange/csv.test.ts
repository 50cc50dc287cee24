import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHead, csvLine, neutralised, parseCsv } from './csv'

const FORMULA = /^[=+\-@\t\r＝＋－＠]/

test('no cell can begin a formula, and every cell comes back as it was', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '=1+1',
      "'=x",
      "''+1",
      '-5',
      '+966500000000',
      '@SUM(A1)',
      '＝1+1',
      '＋1',
      '－1',
      '＠A1',
      '',
      'a"b',
      'a,b',
      'x\ny',
      "'tis",
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const clean = rows.map((row) => row.map((value) => value.replace(/\r/g, '')))
      const file = csvHead(['a', 'b']) + clean.map(csvLine).join('')
      const whole = [['a', 'b'], ...clean]
      // Compared as text: a matcher of the test runner takes milliseconds for each of thousands of values.
      return (
        clean.flat().every((value) => !FORMULA.test(neutralised(value))) &&
        JSON.stringify(parseCsv(file)) === JSON.stringify(whole)
      )
    }),
    { numRuns: 200 },
  )
}, 60_000)

test('a file that a spreadsheet saved with semicolons is read as well', () => {
  expect(parseCsv('name;city\r\n"A;B";Riyadh\r\n')).toEqual([
    ['name', 'city'],
    ['A;B', 'Riyadh'],
  ])
})

test('a comma in the header is the separator, whatever else its names hold', () => {
  expect(parseCsv('name,city; region\r\nSara,Riyadh; Najd\r\n')).toEqual([
    ['name', 'city; region'],
    ['Sara', 'Riyadh; Najd'],
  ])
})

test('a quotation mark that is never closed does not swallow the rows after it', () => {
  expect(parseCsv('name,city\r\n"Sara,Riyadh\r\nOmar,Jeddah\r\n')).toBeNull()
})
