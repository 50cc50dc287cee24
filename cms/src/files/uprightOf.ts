import sharp, { type Metadata } from 'sharp'

const EXIF_MARK = 'Exif\0\0'
/** Entry of a photograph's notes that leads to where it was taken. */
const GPS_ENTRY = 0x88_25
const ENTRY_BYTES = 12
// One photograph is written once more, from which all sizes are made.
const QUALITY = 92

/**
 * The same photograph with its top above and without its notes, when a camera left it lying on its side or wrote down where it was taken;
 * `null` when it can stay as it is.
 */
export async function uprightOf(bytes: Buffer): Promise<Buffer | null> {
  const picture = sharp(bytes)
  const about = await picture.metadata()
  const { orientation = 1, pages = 1 } = about
  // AVIF is read as what it is a kind of.
  const format = about.compression === 'av1' ? 'avif' : about.format
  const isMoving = pages > 1
  if ((isMoving || orientation === 1) && !tellsPlace(about)) return null
  // For PNG a quality would mean fewer colours.
  const options = format === 'png' ? {} : { quality: QUALITY }
  // Pictures that move are not turned.
  const upright = isMoving ? sharp(bytes, { animated: true }) : picture.autoOrient()
  return upright.keepIccProfile().toFormat(format, options).toBuffer()
}

function tellsPlace({ exif, xmp }: Metadata): boolean {
  return xmp?.includes('GPSLatitude') === true || (exif !== undefined && hasGpsEntry(exif))
}

function hasGpsEntry(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, EXIF_MARK.length) === EXIF_MARK ? EXIF_MARK.length : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const entries = Array.from({ length: short(directory) }, (_, place) => directory + 2 + place * ENTRY_BYTES)
    return entries.some((entry) => short(entry) === GPS_ENTRY)
  } catch {
    // Notes that break off are read by nobody else either.
    return false
  }
}
