import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { judgeUpload } from './judgeUpload'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

test('what is as it says is taken', async () => {
  expect(await judgeUpload(await picture(8, 8), 'image/png')).toBeUndefined()
  expect(await judgeUpload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).toBeUndefined()
  expect(await judgeUpload(Buffer.from('%PDF-1.7\n…'), 'application/pdf')).toBeUndefined()
})

test('a page, a program or another type under a picture’s name is refused', async () => {
  expect(await judgeUpload(Buffer.from('<html><script>1</script></html>'), 'image/png')).toBe('disguised')
  expect(await judgeUpload(Buffer.from('MZ\x90\0'), 'application/pdf')).toBe('disguised')
  expect(await judgeUpload(await picture(8, 8), 'image/jpeg')).toBe('disguised')
  expect(await judgeUpload(Buffer.from('<!DOCTYPE html><script>1</script>'), 'text/plain')).toBe('disguised')
})

test('a picture that breaks off is refused as broken, however small it is', async () => {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const png = await picture(300, 200)

  expect(await judgeUpload(jpeg, 'image/jpeg')).toBeUndefined()
  expect(await judgeUpload(jpeg.subarray(0, jpeg.length * 0.7), 'image/jpeg')).toBe('broken')
  expect(await judgeUpload(png.subarray(0, png.length * 0.7), 'image/png')).toBe('broken')
})

test('a small file that unpacks to a huge picture or archive is refused', { timeout: 30_000 }, async () => {
  const bomb = await picture(9_000, 9_000)
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await judgeUpload(bomb, 'image/png')).toBe('tooManyPixels')
  expect(await judgeUpload(aZipOf(deflateRawSync(Buffer.alloc(1_000)), 2 ** 31), 'application/zip')).toBe('archive')
})

test('a line so thin that its picture to share would be enlarged to hundreds of megapixels is refused', async () => {
  expect(await judgeUpload(await picture(2_400, 4), 'image/png')).toBe('tooNarrow')
  expect(await judgeUpload(await picture(4, 2_400), 'image/png')).toBe('tooNarrow')
  expect(await judgeUpload(await picture(2_400, 24), 'image/png')).toBeUndefined()
  // Too small to be enlarged at all.
  expect(await judgeUpload(await picture(1_100, 2), 'image/png')).toBeUndefined()
  expect(await judgeUpload(await picture(800, 16_000), 'image/png')).toBeUndefined()
})

test('of types that are not taken none gets in, unless its bytes are of one that is', async () => {
  const taken = ['image/png', 'image/svg+xml']
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')

  expect(await judgeUpload(heic, 'image/heic', taken)).toBe('otherType')
  expect(await judgeUpload(Buffer.from('a,b'), 'text/csv', taken)).toBe('otherType')
  expect(await judgeUpload(await picture(8, 8), 'application/octet-stream', taken)).toBeUndefined()
  expect(await judgeUpload(await picture(8, 8), 'image/png', taken)).toBeUndefined()
})

test('a picture that comes without its type is judged as the picture it is', { timeout: 30_000 }, async () => {
  const taken = ['image/png', 'application/zip']
  const png = await picture(300, 200)

  for (const type of ['application/octet-stream', 'image/x-png', '']) {
    expect(await judgeUpload(await picture(9_000, 9_000), type, taken)).toBe('tooManyPixels')
    expect(await judgeUpload(png.subarray(0, png.length * 0.7), type, taken)).toBe('broken')
    expect(await judgeUpload(aZipOf(deflateRawSync(Buffer.alloc(1_000)), 2 ** 31), type, taken)).toBe('archive')
  }
})

test('a moving picture of more frames than anybody looks at is refused', { timeout: 30_000 }, async () => {
  const moving = async (frames: number) => {
    const raw = { width: 1, height: frames, channels: 3, pageHeight: 1 } as const
    const pixels = Buffer.from(Array.from({ length: 3 * frames }, (_, place) => (place * 37) % 256))
    return sharp(pixels, { raw }).gif({ keepDuplicateFrames: true }).toBuffer()
  }

  expect(await judgeUpload(await moving(3), 'image/gif')).toBeUndefined()
  expect(await judgeUpload(await moving(501), 'image/gif')).toBe('tooManyPixels')
})

/** An archive of one part that says how long it is. */
function aZipOf(packed: Buffer, size: number): Buffer {
  const name = Buffer.from('a.bin')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(size, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(size, 24)
  central.writeUInt16LE(name.length, 28)
  const body = Buffer.concat([local, name, packed])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, central, name, end])
}
