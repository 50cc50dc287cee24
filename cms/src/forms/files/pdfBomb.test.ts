import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sniffFile } from './sniffFile'

const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024))

/** A PDF of streams with the given filters. */
function aPdfOf(streams: readonly Buffer[], filter = '/FlateDecode'): Buffer {
  const objects = streams.map((stream, at) => [
    Buffer.from(`${at + 1} 0 obj\n<</Length ${stream.length}/Filter ${filter}>>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.flat(), Buffer.from('trailer<<>>\n%%EOF\n')])
}

test('a PDF that unpacks to more than any scan is a bomb, however it is divided', async () => {
  const bomb = aPdfOf(Array.from({ length: 10 }, () => zeros))
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await sniffFile(bomb, 'pdf')).toEqual({ fault: 'cvUnreadable' })
})

test('a PDF whose parts are packed twice is a bomb', async () => {
  const twice = aPdfOf([deflateSync(zeros)], '[/FlateDecode /FlateDecode]')
  expect(await sniffFile(twice, 'pdf')).toEqual({ fault: 'cvUnreadable' })
})

test('a PDF of many pages, of pictures, or with a broken part is none', async () => {
  const page = deflateSync(Buffer.from('BT (words) Tj ET '.repeat(5_000)))
  expect(await sniffFile(aPdfOf(Array.from({ length: 2_000 }, () => page)), 'pdf')).toEqual({ type: 'pdf' })
  expect(await sniffFile(aPdfOf([zeros, zeros, zeros]), 'pdf')).toEqual({ type: 'pdf' })
  expect(await sniffFile(aPdfOf([Buffer.alloc(700_000, 'x')]), 'pdf')).toEqual({ type: 'pdf' })
  expect(await sniffFile(aPdfOf([Buffer.alloc(700_000, 'x')], '[/ASCII85Decode /FlateDecode]'), 'pdf')).toEqual({
    type: 'pdf',
  })
})
