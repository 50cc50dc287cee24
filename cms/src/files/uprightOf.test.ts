import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uprightOf } from './uprightOf'

// Red above blue, as it is meant to be seen.
const aPicture = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width, height: height / 2, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
  ])

const IN_RIYADH = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '24/1 45/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '46/1 38/1 0/1',
}

test.for(['jpeg', 'png', 'webp'] as const)(
  'a %s that lies on its side is turned, and loses its notes',
  async (format) => {
    // Turned to the left, with the note to show it turned to the right.
    const lying = await sharp(await aPicture().png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer()

    const upright = await uprightOf(lying)

    expect(upright).not.toBeNull()
    const about = await sharp(upright as Buffer).metadata()
    expect(about).toMatchObject({ width: 80, height: 40 })
    expect(about.orientation ?? 1).toBe(1)
    expect(about.exif).toBeUndefined()
    const { data } = await sharp(upright as Buffer)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect((data[0] ?? 0) > 200 && (data[2] ?? 0) < 60).toBe(true)
  },
)

test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s that tells where it was taken tells it no more',
  async (format) => {
    const taken = await aPicture()
      .withExif({ IFD0: { Artist: 'Huda' }, IFD3: IN_RIYADH })
      .toFormat(format)
      .toBuffer()
    const before = await sharp(taken).metadata()
    expect(before.exif).toBeDefined()

    const stored = await uprightOf(taken)

    expect(stored).not.toBeNull()
    const about = await sharp(stored as Buffer).metadata()
    expect(about.exif).toBeUndefined()
    expect(about).toMatchObject({ format: before.format, width: 80, height: 40 })
    expect(about.compression).toBe(before.compression)
  },
)

test('a picture that moves goes on moving, and tells no place either', async () => {
  const frames = await Promise.all(
    [aPicture(80, 40), aPicture(80, 20).resize(80, 40)].map((one) => one.png().toBuffer()),
  )
  const moving = (notes: object) =>
    sharp(frames, { join: { animated: true } })
      .withExif(notes)
      .webp()
      .toBuffer()
  const taken = await moving({ IFD3: IN_RIYADH })

  const stored = await uprightOf(taken)

  expect(stored).not.toBeNull()
  const about = await sharp(stored as Buffer).metadata()
  expect(about).toMatchObject({ format: 'webp', width: 80, pages: 2 })
  expect(about.exif).toBeUndefined()
  expect(await uprightOf(await moving({ IFD0: { Artist: 'Huda' } }))).toBeNull()
})

test('a photograph that is upright and names its author only stays as it is, byte for byte', async () => {
  const credited = await aPicture()
    .withExif({ IFD0: { Copyright: 'Rasikh', Artist: 'Huda' } })
    .jpeg()
    .toBuffer()

  expect(await uprightOf(credited)).toBeNull()
  expect(await uprightOf(await aPicture().png().toBuffer())).toBeNull()
})

test('notes that break off are no reason to refuse a photograph', async () => {
  const broken = await aPicture()
    .withExif({ IFD0: { Artist: 'Huda' } })
    .jpeg()
    .toBuffer()
  const at = broken.indexOf('Exif\0\0') + 6
  broken.writeUInt32LE(0xff_ff_ff, at + 4)

  expect(await uprightOf(broken)).toBeNull()
})
