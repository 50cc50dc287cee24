import { expect, test } from 'vitest'
import { Unreadable } from '../submission'
import { type MediaType, parseBody } from './parseBody'

const MULTIPART = 'multipart/form-data; boundary=b'
const aPart = (header: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n--b--\r\n`

const parse = (contentType: string, bytes: Buffer) =>
  parseBody(bytes, contentType.split(';')[0] as MediaType, contentType)

// "مرحبا" as systems with Arabic wrote it before Unicode (windows-1256), and a character that was cut in two.
const garbled = ['\xe3\xd1\xcd\xc8\xc7', 'Hello \xd9']

test.each(
  garbled.flatMap((text) => [
    ['application/json', JSON.stringify({ message: text })],
    ['application/x-www-form-urlencoded', `message=${text}`],
    ['application/x-www-form-urlencoded', `message=${escape(text)}&name=Huda`],
    [MULTIPART, aPart('name="message"', text)],
    [MULTIPART, aPart(`name="${text}"`, 'Hello')],
    [MULTIPART, aPart(`name="cv"; filename="${text}.pdf"`, '%PDF')],
  ]),
)('what is not UTF-8 is no text, not one with question marks (%s, %j)', (contentType, latin1) => {
  expect(parse(contentType, Buffer.from(latin1, 'latin1'))).toMatchObject({ status: 400, isGarbled: true })
})

test.each([
  ['application/json', JSON.stringify({ message: 'مرحبا 50% \ufffd' })],
  ['application/x-www-form-urlencoded', `message=${encodeURIComponent('مرحبا 50')}%20%%20%EF%BF%BD`],
  ['application/x-www-form-urlencoded', 'message=مرحبا+50+%+\ufffd'],
  [MULTIPART, aPart('name="message"', 'مرحبا 50% \ufffd')],
])(
  'any text in UTF-8 is read, a lone percent sign and a question mark that somebody typed included (%s)',
  (type, text) => {
    const parsed = parse(type, Buffer.from(text))

    expect(parsed).not.toBeInstanceOf(Unreadable)
    expect(parsed).toMatchObject({ fields: { message: expect.stringMatching(/^مرحبا 50 ?% \ufffd$/) as string } })
  },
)

test('the bytes of a file need not be text', () => {
  const body = Buffer.from(aPart('name="cv"; filename="cv.pdf"', '\xe3\xd1'), 'latin1')

  const parsed = parse(MULTIPART, body)

  expect(parsed).not.toBeInstanceOf(Unreadable)
  expect((parsed as { files: Map<string, unknown> }).files.size).toBe(1)
})
