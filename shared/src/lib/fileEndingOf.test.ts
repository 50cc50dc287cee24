import { expect, test } from 'vitest'
import { fileEndingOf } from './fileEndingOf.ts'

test('a file keeps the ending of its name', () => {
  expect(fileEndingOf('Photo.JPG', 'image/jpeg')).toBe('jpg')
  expect(fileEndingOf('photo.jpeg', 'image/jpeg')).toBe('jpeg')
  expect(fileEndingOf('شعار.svg', 'image/svg+xml')).toBe('svg')
  expect(
    fileEndingOf('report.v2.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  ).toBe('docx')
})

test('a name that says nothing, or something else, is corrected by what the file is', () => {
  expect(fileEndingOf('logosvg', 'image/svg+xml')).toBe('svg')
  expect(fileEndingOf('.svg', 'image/svg+xml')).toBe('svg')
  expect(fileEndingOf('Companyprofilepdf', 'application/pdf; charset=binary')).toBe('pdf')
  expect(fileEndingOf('page.html', 'image/png')).toBe('png')
  expect(fileEndingOf('photo.jfif', 'image/jpeg')).toBe('jpeg')
})

test('a type that is not known leaves the name’s ending, or none', () => {
  expect(fileEndingOf('drawing.svg', 'application/octet-stream')).toBe('svg')
  expect(fileEndingOf('notes', 'application/octet-stream')).toBe('')
  expect(fileEndingOf('a.constructor', 'x/y')).toBe('')
})
