import { expect, test } from 'vitest'
import { problemOfDisk } from './problemOfDisk.ts'

test.each([
  ['a full file system', { code: 'ENOSPC' }, /disk is full/],
  ['a full quota', { code: 'EDQUOT' }, /disk is full/],
  ['a database without room', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, /disk is full/],
  ['a file system for reading alone', { code: 'EROFS' }, /may not write/],
  ['a database in a folder of somebody else', { code: 'ERR_SQLITE_ERROR', errcode: 1544 }, /may not write/],
])('%s is said in words for editors', (_name, fields, sentence) => {
  expect(problemOfDisk(Object.assign(new Error('raw'), fields))).toMatch(sentence)
})

test('another error is told as it is', () => {
  expect(problemOfDisk(new Error('The CMS does not answer.'))).toBeNull()
})
