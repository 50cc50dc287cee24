import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { coverageTable, gapsIn, proofsIn, testFiles } from './coverage.ts'

const page = join(resolve(import.meta.dirname, '../..'), 'docs/spec-coverage.md')

test('every sentence of the specification has its test', () => {
  expect(gapsIn(proofsIn(testFiles()))).toEqual([])
})

test('docs/spec-coverage.md is up to date', () => {
  expect(readFileSync(page, 'utf8')).toBe(coverageTable(proofsIn(testFiles())))
})

test('a sentence of the browser is not proved by a test outside of one', () => {
  const outside = proofsIn([['a.test.ts', `test('unknown paths [§2.12]', …)`]])
  const inside = proofsIn([['a.e2e.ts', `test('unknown paths [§2.12, §8.1]', …)`]])

  expect(gapsIn(outside)).toContainEqual(expect.stringMatching(/^§2\.12 has no test in a browser/))
  expect(gapsIn(inside).filter((gap) => /^§(2\.12|8\.1) /.test(gap))).toEqual([])
})

test('a name that no sentence has is an error', () => {
  expect(() => proofsIn([['a.test.ts', `test('x [§99.1]', …)`]])).toThrow('§99.1')
})
