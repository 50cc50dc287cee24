import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMultipart } from './readMultipart'

const encoded = async (form: FormData) => {
  const sent = new Response(form)
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('Content-Type') ?? '' }
}
const written = (...lines: string[]) => Buffer.from(lines.join('\r\n'))
const read = (...lines: string[]) => readMultipart(written(...lines), 'multipart/form-data; boundary=b')

const files = [
  Buffer.alloc(0),
  randomBytes(70_000),
  Buffer.from('\r\n--b\r\n\r\n--\r\n'),
  Buffer.from('--'),
  Buffer.from('\r\n'),
]

test.each(files)('texts and files are read as the platform reads them (%#)', async (content) => {
  const form = new FormData()
  form.set('name', 'هدى\r\n"Huda" 50% \\')
  form.set('empty', '')
  form.set('a "quoted"\nname', 'x')
  form.set('cv', new File([content], 'سيرة "ذاتية" 100%.pdf', { type: 'application/pdf' }))
  form.set('none', new File([], ''))
  const { body, type } = await encoded(form)

  const parts = readMultipart(body, type)!

  const expected = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  expect(parts.map(({ name }) => name)).toEqual([...expected.keys()])
  for (const { content: bytes, filename, name } of parts) {
    const other = expected.get(name)
    if (typeof other === 'string') expect([bytes.toString(), filename]).toEqual([other, undefined])
    else expect([bytes, filename]).toEqual([Buffer.from(await other!.arrayBuffer()), other!.name])
  }
})

test('nothing of a file is copied', async () => {
  const form = new FormData()
  form.set('cv', new File([randomBytes(1_000)], 'cv.pdf'))
  const { body, type } = await encoded(form)
  expect(readMultipart(body, type)![0]!.content.buffer).toBe(body.buffer)
})

const head = 'Content-Disposition: form-data; name="a"'

test('what other senders write is read, too', () => {
  expect(read('--b', 'content-type: text/plain', 'content-disposition:form-data;name=a', '', 'x', '--b--', '')).toEqual(
    [{ name: 'a', filename: undefined, content: Buffer.from('x'), isGarbled: false }],
  )
  expect(read('--b', `${head}; filename="C:\\my \\"cv\\".pdf"`, '', 'x', '--b--')![0]!.filename).toBe('C:\\my "cv".pdf')
  expect(readMultipart(written('--a b', head, '', 'x', '--a b--'), 'multipart/form-data; boundary="a b"')).toHaveLength(
    1,
  )
  expect(read('--b--')).toEqual([])
})

test.each([
  ['no boundary in its type', written('--b', head, '', 'x', '--b--'), 'multipart/form-data'],
  ['another boundary', written('--c', head, '', 'x', '--c--')],
  ['no end', written('--b', head, '', 'x')],
  ['cut off in its headers', written('--b', head)],
  ['no headers', written('--b', '', 'x', '--b--')],
  ['no disposition', written('--b', 'Content-Type: text/plain', '', 'x', '--b--')],
  ['no name', written('--b', 'Content-Disposition: form-data; filename="a"', '', 'x', '--b--')],
  ['two names', written('--b', `${head}; name="b"`, '', 'x', '--b--')],
  ['something else between its parameters', written('--b', `${head} x; filename="a"`, '', 'x', '--b--')],
  ['a boundary that goes on', written('--b', head, '', 'x', '--bb--')],
  [
    'headers without end',
    Buffer.concat([written('--b', head), Buffer.alloc(20_000, 'x'), written('', '', 'x', '--b--')]),
  ],
  ['nothing at all', Buffer.alloc(0)],
])('a body with %s is none', (_name, body, type = 'multipart/form-data; boundary=b') => {
  expect(readMultipart(body, type)).toBeUndefined()
})

test('a part whose name or text is not UTF-8 says so; the bytes of a file may be anything', () => {
  const readLatin1 = (header: string, content: string) =>
    readMultipart(
      Buffer.from(['--b', header, '', content, '--b--'].join('\r\n'), 'latin1'),
      'multipart/form-data; boundary=b',
    )![0]!.isGarbled

  expect(readLatin1(head, '\xe3')).toBe(true)
  expect(readLatin1(`${head}; filename="\xe3"`, 'x')).toBe(true)
  expect(readLatin1(`${head}; filename="a"`, '\xe3')).toBe(false)
})
