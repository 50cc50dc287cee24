import { deflateSync } from 'node:zlib'
import { EICAR } from '../../../cms/src/files/FakeClamd.ts'
import { aContainer, aDocx, aJpeg, anOdt, aPdf, aPng, aZip } from '../../../cms/src/forms/files/testing/aFile.ts'
import type { Upload } from './goodFiles.ts'

/** What the applicant must be told about a file. */
export type Reason =
  'cvWrongType' | 'cvMacros' | 'cvLoads' | 'cvUnreadable' | 'cvPassword' | 'cvInfected' | 'cvTooBig' | 'cvEmpty'
export interface BadUpload extends Upload {
  reasons: readonly Reason[]
}

const MB = 1024 * 1024
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4_000, 3)])
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(4_000, 3)])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const php = Buffer.from('<?php system($_GET["c"]);')
const shell = Buffer.from('#!/bin/sh\nrm -rf /\n')
const zip = aZip([{ name: 'a.txt', content: 'x' }])
const sheet = aZip([
  {
    name: '[Content_Types].xml',
    content: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
])
const zeros = deflateSync(Buffer.alloc(64 * MB))
const pdfOf = (streams: Buffer[], filter = '/FlateDecode') =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...streams.flatMap((stream, at) => [
      Buffer.from(`${at + 1} 0 obj\n<</Length ${stream.length}/Filter ${filter}>>\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
    Buffer.from('trailer<<>>\n%%EOF\n'),
  ])

const TYPES = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'jpg', 'png']
const disguised: [what: string, bytes: Buffer, own: string[]][] = [
  ['page', html, []],
  ['program', program, []],
  ['elf', elf, []],
  ['drawing', svg, []],
  ['php', php, []],
  ['shell', shell, []],
  ['archive', zip, []],
  ['sheet', sheet, []],
  ['pdf', aPdf(), ['pdf']],
  ['png', aPng(), ['png']],
  ['jpeg', aJpeg(), ['jpg']],
  ['docx', aDocx(), ['docx', 'doc']],
  ['odt', anOdt(), ['odt']],
  ['workbook', aContainer('Workbook'), []],
]

const twoFiles: [string, Buffer][] = [
  ['archive behind a photo.jpg', Buffer.concat([aJpeg(), aDocx()])],
  ['archive behind a paper.pdf', Buffer.concat([aPdf(), zip])],
  ['class in a text.rtf', Buffer.concat([Buffer.from('{\\rtf1 x}'), zip])],
  ['page before a paper.pdf', Buffer.concat([html, aPdf()])],
  ['program before a paper.pdf', Buffer.concat([Buffer.from('MZ'), aPdf()])],
  [
    'paper in a photo.jpg',
    Buffer.concat([
      aJpeg().subarray(0, 20),
      Buffer.from('fffe000a', 'hex'),
      Buffer.from('%PDF-1.7'),
      aJpeg().subarray(20),
    ]),
  ],
  [
    'page in a photo.jpg',
    Buffer.concat([
      aJpeg().subarray(0, 20),
      Buffer.from('fffe0010', 'hex'),
      Buffer.from('<script>x()'),
      aJpeg().subarray(20),
    ]),
  ],
  ['more behind a document.docx', Buffer.concat([aDocx(), Buffer.from('more')])],
]
const bombs: [string, Buffer][] = [
  ['one large part.docx', aDocx([{ name: 'x', content: Buffer.alloc(101 * MB) }])],
  ['lying part.docx', aDocx([{ name: 'x', content: Buffer.alloc(20 * MB), claims: 10 }])],
  ['many parts.docx', aDocx(Array.from({ length: 6_000 }, (_, at) => ({ name: `x${at}`, content: 'x' })))],
  [
    'many large parts.odt',
    aZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
      ...Array.from({ length: 5 }, (_, at) => ({ name: `x${at}`, content: Buffer.alloc(50 * MB) })),
    ]),
  ],
  ['wide picture.png', aPng(60_000, 60_000)],
  ['wide photo.jpg', aJpeg(60_000, 60_000)],
  ['unpacks.pdf', pdfOf(Array.from({ length: 20 }, () => zeros))],
  ['packed twice.pdf', pdfOf([deflateSync(zeros)], '[/FlateDecode /FlateDecode]')],
]

/** Files that must be refused, and what their sender must be told. */
export function makeBadFiles({ hasScanner }: { hasScanner: boolean }): BadUpload[] {
  const wrong: readonly Reason[] = ['cvWrongType', 'cvUnreadable']
  return [
    ...disguised.flatMap(([what, bytes, own]) =>
      TYPES.filter((type) => !own.includes(type)).map((type) => ({ name: `${what}.${type}`, bytes, reasons: wrong })),
    ),
    ...twoFiles.map(([name, bytes]) => ({ name, bytes, reasons: wrong })),
    ...bombs.map(([name, bytes]) => ({ name, bytes, reasons: ['cvUnreadable'] as const })),
    { name: 'macros.docx', bytes: aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), reasons: ['cvMacros'] },
    { name: 'loads.rtf', bytes: Buffer.from('{\\rtf1{\\object\\objupdate}}'), reasons: ['cvLoads'] },
    { name: 'program.exe', bytes: program, reasons: ['cvWrongType'] },
    { name: 'page.html', bytes: html, reasons: ['cvWrongType'] },
    { name: 'drawing.svg', bytes: svg, reasons: ['cvWrongType'] },
    { name: 'cv.pdf.exe', bytes: aPdf(), reasons: ['cvWrongType'] },
    { name: 'empty.pdf', bytes: Buffer.alloc(0), reasons: ['cvEmpty'] },
    { name: 'large.pdf', bytes: aPdf('large', 11 * MB), reasons: ['cvTooBig'] },
    { name: 'locked.docx', bytes: aContainer('EncryptedPackage'), reasons: ['cvPassword'] },
    { name: 'locked.doc', bytes: aContainer('WordDocument', 0x0100), reasons: ['cvPassword'] },
    ...(hasScanner
      ? [
          { name: 'infected.rtf', bytes: Buffer.from(`{\\rtf1 ${EICAR}}`), reasons: ['cvInfected'] as const },
          { name: 'infected.pdf', bytes: aPdf(EICAR), reasons: ['cvInfected'] as const },
          {
            name: 'infected.docx',
            bytes: aDocx([{ name: 'word/media/x.bin', content: EICAR }]),
            reasons: ['cvInfected'] as const,
          },
        ]
      : []),
  ]
}
