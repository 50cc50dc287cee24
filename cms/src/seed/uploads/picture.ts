import sharp from 'sharp'
import type { DemoUpload } from './demoUpload.ts'

interface Picture {
  key: string
  svg: () => string
  alt: { en: string; ar: string }
  /** `png` where people want the file itself, as with logos for the press. */
  format?: 'webp' | 'png'
}

/** A drawn picture as an upload of the media library. */
export function picture({ key, svg, alt, format = 'webp' }: Picture): DemoUpload {
  return {
    collection: 'media',
    key,
    shared: {},
    en: { alt: alt.en },
    ar: { alt: alt.ar },
    file: {
      name: `${key.replaceAll('/', '-')}.${format}`,
      mimeType: `image/${format}`,
      bytes: () => {
        const drawing = sharp(Buffer.from(svg()))
        return (format === 'png' ? drawing.png() : drawing.webp({ quality: 84, effort: 2 })).toBuffer()
      },
    },
  }
}
