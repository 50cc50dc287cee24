import { expect, test } from 'vitest'
import { cellsOf } from './cellsOf'

test.each([3, 5, 6, 9, 13])('%i cells stand in three columns', (count) => {
  expect(cellsOf(count)).toBe('md')
})

test.each([2, 4, 7, 8, 10])('%i cells stand in four columns', (count) => {
  expect(cellsOf(count)).toBe('sm')
})
