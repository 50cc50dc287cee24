import type { Texts } from '../texts.ts'

/** Why a file that staff upload is not taken. */
export const files = {
  otherType:
    'Files of this type are not used here. Pictures are JPEG, PNG, WebP, AVIF, GIF or SVG, documents PDF or ZIP, films MP4. Save photographs of an iPhone (HEIC) as JPEG first.',
  disguised: 'This file is not what its name says. Save it again from the program it comes from.',
  drawing: 'This drawing holds scripts, links or parts that we do not know. Export it as plain SVG, or as PNG.',
  tooManyPixels: 'This picture is too large, or cannot be read. Make it smaller than 50 megapixels.',
  tooNarrow: 'This picture is too thin for its length. Cut it, or put it on a larger ground.',
  tooBig: (megabytes: number) => `A file may have at most ${megabytes} MB. Make it smaller, and send it again.`,
  broken: 'This picture is damaged, or only a part of it has arrived. Save it again and send the new file.',
  archive: 'This archive is damaged, or unpacks to too much.',
  infected: 'The virus scanner found something in this file. It was not stored.',
  storeAway: 'Files cannot be stored at this moment, so nothing was saved. Try again in a few minutes.',
  scannerAway: 'The virus scanner does not answer, so nothing is stored. Try again in a few minutes.',
}

export type FilesMessages = Texts<typeof files>
