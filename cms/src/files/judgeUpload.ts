import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { readZip } from '@/forms/files/zip'
import { isHarmlessSvg } from './isHarmlessSvg'
import { scanFile } from './scanFile'

export type UploadFault = 'disguised' | 'drawing' | 'tooManyPixels' | 'broken' | 'archive' | 'infected' | 'scannerAway'

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

/** What is wrong with a file that a member of staff uploads; nothing, when it is what it says, and harmless. */
export async function judgeUpload(bytes: Buffer, mimeType: string): Promise<UploadFault | undefined> {
  if (mimeType === SVG) {
    if (!isHarmlessSvg(bytes)) return 'drawing'
  } else if (SNIFFED.has(mimeType)) {
    const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
    if (found?.mime !== mimeType) return 'disguised'
  } else if (MARKUP.test(bytes.toString('latin1', 0, 1_024))) return 'disguised'
  if (mimeType.startsWith('image/') && mimeType !== SVG) {
    if (!(await isOfBearableSize(bytes))) return 'tooManyPixels'
    if (!(await isWhole(bytes))) return 'broken'
  }
  if (mimeType === 'application/zip' && !readZip(bytes)) return 'archive'
  const finding = await scanFile(bytes)
  if (finding === 'clean') return undefined
  return finding === 'infected' ? 'infected' : 'scannerAway'
}

/** Reads the head of a picture only. */
async function isOfBearableSize(bytes: Buffer): Promise<boolean> {
  const head = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null)
  return head !== null && head.width * (head.pageHeight ?? head.height) <= MAX_PIXELS && (head.pages ?? 1) <= MAX_FRAMES
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
