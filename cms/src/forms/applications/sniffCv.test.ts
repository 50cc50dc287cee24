import { expect, test } from 'vitest'
import { sniffCv } from './sniffCv'

const pdf = (more = '') => Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n${more}trailer<<>>\n%%EOF`)
const container = (content: Buffer) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), content])

test('a PDF is one by its header, which may come a little late', async () => {
  expect(await sniffCv(pdf(), 'pdf')).toEqual({ mimeType: 'application/pdf' })
  expect(await sniffCv(Buffer.concat([Buffer.from('\r\n\r\n'), pdf()]), 'pdf')).toEqual({ mimeType: 'application/pdf' })
})

test('a page or a program under the name of a document is turned away', async () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)])

  expect(await sniffCv(html, 'pdf')).toEqual({ fault: 'cvWrongType' })
  expect(await sniffCv(program, 'docx')).toEqual({ fault: 'cvWrongType' })
  expect(await sniffCv(html, 'png')).toHaveProperty('fault')
})

test('what a password protects says so', async () => {
  expect(await sniffCv(pdf('2 0 obj<</Encrypt 3 0 R>>endobj\n'), 'pdf')).toEqual({ fault: 'cvPassword' })
  const encrypted = container(Buffer.from('EncryptedPackage', 'utf16le'))
  expect(await sniffCv(encrypted, 'docx')).toEqual({ fault: 'cvPassword' })
})

test('an old Word document and a text in RTF are taken', async () => {
  expect(await sniffCv(container(Buffer.alloc(10)), 'doc')).toEqual({ mimeType: 'application/msword' })
  expect(await sniffCv(Buffer.from('{\\rtf1 Hello}'), 'rtf')).toEqual({ mimeType: 'application/rtf' })
})
