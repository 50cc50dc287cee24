import type { Verdict } from './verdict'

/** A photo of a page has some ten million pixels; what claims many times that is a bomb. */
const MAX_PIXELS = 120_000_000

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

export const isPng = (bytes: Buffer) => bytes.subarray(0, PNG.length).equals(PNG)
export const isJpeg = (bytes: Buffer) => bytes.subarray(0, JPEG.length).equals(JPEG)

/** Whether bytes are a whole PNG of a size that can be shown. */
export function judgePng(bytes: Buffer): Verdict {
  let at = PNG.length
  let pixels = 0
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IHDR' && length >= 8) pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12)
    at += 12 + length
    if (type === 'IEND') return isShowable(pixels) && at <= bytes.length ? { type: 'png' } : { fault: 'cvUnreadable' }
  }
  return { fault: 'cvUnreadable' }
}

/** Whether bytes are a whole JPEG of a size that can be shown. Phones put films and sound behind the picture. */
export function judgeJpeg(bytes: Buffer): Verdict {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) {
      const pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
      const isWhole = bytes.indexOf(Buffer.from([0xff, 0xd9]), at) > 0
      return isShowable(pixels) && isWhole ? { type: 'jpg' } : { fault: 'cvUnreadable' }
    }
    at += 2 + (hasNoLength(marker) ? 0 : bytes.readUInt16BE(at + 2))
  }
  return { fault: 'cvUnreadable' }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isShowable = (pixels: number) => pixels > 0 && pixels <= MAX_PIXELS
