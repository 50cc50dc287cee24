import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { readZip } from '@/forms/files/zip'
import { isHarmlessSvg } from './isHarmlessSvg'
import { scanFile } from './scanFile'
import { SHARE_SIZE } from './shareSize'

export type UploadFault =
  | 'otherType'
  | 'disguised'
  | 'drawing'
  | 'tooManyPixels'
  | 'tooNarrow'
  | 'broken'
  | 'archive'
  | 'infected'
  | 'scannerAway'

/** A picture of this size is 200 MB once it is unpacked; print pages are smaller. */
const MAX_PIXELS = 50_000_000
const MAX_FRAMES = 500

const SVG = 'image/svg+xml'
/** Types that are known by their bytes; what claims to be one must be it. */
const SNIFFED = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'application/pdf',
  'application/zip',
  'video/mp4',
])
const MARKUP = /^\s*(?:<!doctype|<html|<script|<\?php|#!|MZ)/i

const sniffed = async (bytes: Buffer) => (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime

/**
 * The type of an upload: the one it names or, where that is none that is taken, the one its bytes tell. Browsers and programs send what
 * they do not know without a type, or under a name of their own.
 */
export async function typeOfUpload(bytes: Buffer, named: string, taken?: readonly string[]): Promise<string> {
  if (!taken || taken.includes(named)) return named
  const found = await sniffed(bytes)
  return found && taken.includes(found) ? found : named
}

/**
 * What is wrong with a file that a member of staff uploads; nothing, when it is what it says, of a type that is taken (any, when none
 * are named), and harmless.
 */
export async function judgeUpload(
  bytes: Buffer,
  named: string,
  taken?: readonly string[],
): Promise<UploadFault | undefined> {
  const mimeType = await typeOfUpload(bytes, named, taken)
  if (taken && !taken.includes(mimeType)) return 'otherType'
  if (mimeType === SVG) {
    if (!isHarmlessSvg(bytes)) return 'drawing'
  } else if (SNIFFED.has(mimeType)) {
    if ((await sniffed(bytes)) !== mimeType) return 'disguised'
  } else if (MARKUP.test(bytes.toString('latin1', 0, 1_024))) return 'disguised'
  if (mimeType.startsWith('image/') && mimeType !== SVG) {
    const head = await headOf(bytes)
    if (!head || !isOfBearableSize(head)) return 'tooManyPixels'
    if (!isWideEnough(head)) return 'tooNarrow'
    if (!(await isWhole(bytes))) return 'broken'
  }
  if (mimeType === 'application/zip' && !readZip(bytes)) return 'archive'
  const finding = await scanFile(bytes)
  if (finding === 'clean') return undefined
  return finding === 'infected' ? 'infected' : 'scannerAway'
}

const headOf = (bytes: Buffer): Promise<Metadata | null> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null)

const isOfBearableSize = ({ height, pageHeight, pages, width }: Metadata): boolean =>
  width * (pageHeight ?? height) <= MAX_PIXELS && (pages ?? 1) <= MAX_FRAMES

// A thin line is enlarged until it covers the picture to share, of which its middle is cut out: a million pixels wide for some.
function isWideEnough({ autoOrient, pageHeight }: Metadata): boolean {
  const [width, height] = [autoOrient.width, pageHeight ?? autoOrient.height]
  if (width < SHARE_SIZE.width && height < SHARE_SIZE.height) return true
  const scale = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height)
  return width * scale * height * scale <= MAX_PIXELS
}

/** Unpacks a picture, as making its sizes does: one that breaks off is told from the rest by nothing else. */
function isWhole(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(8, 8)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}
